internal import Elements
internal import Interface
internal import Order
internal import Utterances
internal import VoiceOver

/// What rules look at: a scenario, and what was found on a walk through it.
struct Subject: Sendable {
  /// An element that the cursor landed on, with what was heard.
  struct Stop: Sendable {
    var element: Element
    var utterance: Utterance
  }

  let scenario: Scenario
  /// Every landing of the cursor, in its order.
  let stops: [Stop]
  /// The elements whose order hangs on little.
  let orders: [OrderDoubt]

  init(_ scenario: Scenario, _ walk: Walk) {
    self.scenario = scenario
    orders = walk.doubts
    stops = walk.events.compactMap { event in
      guard case .focus(let element, let utterance) = event else { return nil }
      return Stop(element: element, utterance: utterance)
    }
  }
}

extension Element {
  /// The name of the element for a message, or what kind of view it is.
  var quotedName: String { name.map { "'\($0)'" } ?? kind.rawValue }
}
