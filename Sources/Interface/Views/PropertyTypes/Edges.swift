/// Distances at the four sides of a view.
package struct Edges: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance at all sides.
  package init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// One distance at both sides, another above and below.
  package init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
