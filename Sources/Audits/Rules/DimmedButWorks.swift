internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let dimmedButWorks = Audit.Rule(
    "dimmed-but-works",
    "An element says that it is dimmed, and works.",
    because: "“Pay, dimmed, button” is heard, yet it pays (about 15 of 330 public threads).",
    severity: .error, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { n: 0 }\nviews: [{ element: , label: Pay, traits: [button, notEnabled], action: { set: { n: 1 } } }, { text: \"Paid ${n}\" }]"
    ],
    passing: [
      "state: { n: 0 }\nviews: [{ element: , label: Pay, traits: [button], action: { set: { n: 1 } } }, { text: \"Paid ${n}\" }]",
      "state: { n: 0 }\nviews: [{ button: Pay, disabled: true, action: { set: { n: 1 } } }]",
      "views: [{ button: Pay, traits: [notEnabled], action: { announce: { text: Not before noon, delay: 1 } } }]",
    ],
    .views { written in
      let view = written.view
      guard view.traits.contains(.notEnabled), view.enabled == nil, let action = view.action,
        action.effects.contains(where: { if case .announce = $0 { false } else { true } })
      else { return [] }
      return [
        Audit.Remark(
          message: "it says that it is dimmed, and its action works",
          hints: ["drop \(code: "notEnabled") while it works"])
      ]
    })
}
