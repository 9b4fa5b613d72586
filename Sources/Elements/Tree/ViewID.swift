public import Diagnostics
public import Interface

/// Which view an element or container came from, the same before and after a change of state.
public struct ViewID: Sendable, Hashable {
  /// The place in the scenario file.
  public var origin: SourcePlace
  /// The turns of the loops around the view; what the system adds to a view counts down from -1.
  public var turns: [Int32]

  public init(_ view: View) {
    origin = view.origin
    turns = view.turns
  }
}
