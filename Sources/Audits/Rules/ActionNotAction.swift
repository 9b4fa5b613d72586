internal import Interface

extension Audit.Rule {
  static let actionNotAction = Audit.Rule(
    "action-not-action",
    "Something stands among actions that does nothing.",
    because: "Its words are offered in the actions rotor like an action (WWDC24-10073).",
    criteria: ["4.1.2"], clauses: ["11.5.2.11"],
    firing: ["views: [{ text: Trip, actions: [{ text: just words }, { button: Go }] }]"],
    passing: ["views: [{ text: Trip, actions: [{ button: Go }] }]"],
    .views { written in
      written.view.actions.filter(\.isMereContent).map { view in
        Audit.Remark(
          message: "this \(view.kind.rawValue) stands among actions, and does nothing", place: view.origin,
          hints: ["leave only controls among 'actions'"])
      }
    })
}

extension View {
  fileprivate var isMereContent: Bool {
    switch kind {
    case .text, .image, .label, .spacer, .divider, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse: self.action == nil
    default: false
    }
  }
}
