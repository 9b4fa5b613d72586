/// The direction in which a container lays out or scrolls.
package enum Axis: String, Sendable, CaseIterable {
  case horizontal, vertical
}
