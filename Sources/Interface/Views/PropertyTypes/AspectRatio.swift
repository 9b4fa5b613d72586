/// A proportion that a view keeps, within the space it is offered or beyond it.
package struct AspectRatio: Sendable, Hashable {
  /// Whether the whole view stays inside the space, or the whole space is filled.
  package enum Mode: String, Sendable, CaseIterable {
    case fit, fill
  }

  /// Width divided by height; `nil` for the view's own.
  package var ratio: Double?
  package var mode: Mode

  package init(_ ratio: Double? = nil, _ mode: Mode = .fit) {
    self.ratio = ratio
    self.mode = mode
  }
}
