internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
internal import Utterances
internal import VoiceOver

/// What rules look at: the views of a scenario, and what was found on a walk through it.
struct Subject: Sendable {
  /// An element that the cursor landed on, with what was heard.
  struct Stop: Sendable {
    var element: Element
    var utterance: Utterance
  }

  /// A view as its author wrote it, on whichever screen.
  struct WrittenView: Sendable {
    var view: View
    /// Whether it stands in a table, however deep.
    var isInTable: Bool
  }

  /// All views in the order of the screens, each before those in it.
  let views: [WrittenView]
  /// Every landing of the cursor, in its order.
  let stops: [Stop]
  /// The elements whose order hangs on little.
  let orders: [OrderDoubt]

  init(_ scenario: Scenario, _ walk: Walk) {
    var views: [WrittenView] = []
    for screen in scenario.screens.values {
      for view in screen.views { Subject.add(view, isInTable: false, to: &views) }
    }
    self.views = views
    orders = walk.doubts
    stops = walk.events.compactMap { event in
      guard case .focus(let element, let utterance) = event else { return nil }
      return Stop(element: element, utterance: utterance)
    }
  }

  private static func add(_ view: View, isInTable: Bool, to views: inout [WrittenView]) {
    views.append(WrittenView(view: view, isInTable: isInTable))
    let holdsCells = isInTable || view.kind == .table || view.container == .dataTable
    for child in view.children { add(child, isInTable: holdsCells, to: &views) }
  }
}

extension Element {
  /// The name of the element for a message, or what kind of view it is.
  var quotedName: String { name.map { "'\($0)'" } ?? kind.rawValue }
}
