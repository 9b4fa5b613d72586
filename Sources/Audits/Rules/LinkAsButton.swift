internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let linkAsButton = Audit.Rule(
    "link-as-button",
    "What is said to be a link only changes this screen.",
    because: "A link leaves for another place, a button acts (cvs-health, Links).",
    severity: .note, confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { m: false }\nviews: [{ view: , isElement: true, label: Show map, traits: [link], action: { toggle: m } }, { text: Map of the beach, if: m }]"
    ],
    passing: [
      #"views: [{ link: Website, destination: "https://example.org" }]"#,
      "state: { m: false }\nviews: [{ view: , isElement: true, label: Show map, traits: [button], action: { toggle: m } }]",
    ],
    .views { written in
      let view = written.view
      guard view.traits.contains(.link), view.destination == nil, let effects = view.action?.effects, !effects.isEmpty,
        effects.allSatisfy(\.changesState)
      else { return [] }
      return [
        Audit.Remark(
          message: "it is said to be a link, and only changes this screen", hints: ["write \(code: "traits: [button]")"]
        )
      ]
    })
}

extension Effect {
  /// Whether nothing but the state of the interface is changed.
  fileprivate var changesState: Bool {
    switch self {
    case .set, .assign, .toggle, .append, .insert, .remove, .move: true
    case .after(_, let action): action.effects.allSatisfy(\.changesState)
    case .push, .present, .dismiss, .back, .focus, .announce, .screenChanged, .layoutChanged, .pageScrolled, .call:
      false
    }
  }
}
