internal import Interface

extension ChunkedArray<View> {
  /// The sheet, alert or popover that stands in front of these resolved views; `nil` if none does.
  var frontPresentation: View? {
    for view in reversed() {
      if let front = view.frontPresentation { return front }
    }
    return nil
  }
}

extension View {
  /// What is presented from something that is presented stands in front of it, and what was written later too.
  fileprivate var frontPresentation: View? {
    if let inside = parts.frontPresentation { return inside }
    return kind.has(.presentation) && isOnScreen ? self : nil
  }
}
