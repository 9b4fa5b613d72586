/// Views in front of a view or behind it, at most as large as the view.
package struct Layer: Sendable, Hashable {
  package var views: [View]
  package var alignment: Alignment

  package init(_ views: [View], alignment: Alignment = .center) {
    self.views = views
    self.alignment = alignment
  }
}
