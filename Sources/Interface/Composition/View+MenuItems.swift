extension View {
  /// What stands for the view in a menu that is open: a toggle is an item, which is selected while it is on, and a picker
  /// without a style of its own is its choices.
  ///
  /// Source: SwiftUI's menus show both with check marks; such an item of a picker is heard as selected (cvs-health,
  /// Pickers), that one of a toggle is too is assumed.
  package var menuItems: [View] {
    if kind == .toggle { return [with { $0.style = ControlStyle.button.rawValue }] }
    if kind == .picker, self.style == nil { return choices }
    if kind == .section || kind == .group {
      return [with { $0.children = ChunkedArray(children.flatMap(\.menuItems)) }]
    }
    return [self]
  }
}
