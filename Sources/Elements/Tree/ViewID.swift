package import Diagnostics
package import Interface

/// Which view an element or container came from, the same before and after a change of state.
package struct ViewID: Sendable, Hashable {
  /// The place in the scenario file.
  package var origin: SourcePlace
  /// The turns of the loops around the view; what the system adds to a view counts down from -1.
  package var turns: [Int32]

  package init(_ view: View) {
    origin = view.origin
    turns = view.turns
  }

  /// Whether the system has added what it is of to a view.
  package var isSystemsOwn: Bool { turns.last.map { $0 < 0 } ?? false }
}

// What a running app shows at one place of its views is the same thing there, whichever call has made it this time.
extension ViewID {
  private var identity: SourcePlace { origin.inFile ?? .code }

  package static func == (first: ViewID, second: ViewID) -> Bool {
    first.identity == second.identity && first.turns == second.turns
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(turns)
  }
}
