extension View {
  /// Calls a function with each view that was written right inside of this one, whatever for; what it holds comes first.
  package func forEachInside(_ body: (View) -> Void) {
    children.forEach(body)
    attachedViews.forEach(body)
    if box.wrapped.says(\.interaction) {
      for views in [self.actions, self.swipeActions, self.contextMenu, self.links] { views.forEach(body) }
    }
    if let representation = self.representation { body(representation.wrapped) }
    for modifier in self.layout {
      switch modifier {
      case .overlay(let layer), .background(let layer): layer.views.forEach(body)
      case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: break
      }
    }
  }

  /// The views that stand around those inside: in the bar, above and below the rows.
  package var attachedViews: [View] {
    guard box.wrapped.says(\.attachments) else { return [] }
    return self.leading + self.trailing + self.header + self.footer
  }

  /// What the view does when it is operated, in any way but by what is in it.
  package var writtenActions: [Action] {
    guard box.wrapped.says(\.interaction) else { return [] }
    let operations = [
      self.action, self.increment, self.decrement, self.magicTap, self.escape, self.zoomIn, self.zoomOut,
      self.nextPage, self.previousPage, self.refresh, self.onAppear,
    ]
    return operations.compactMap(\.self) + self.onChange.map(\.action)
  }
}
