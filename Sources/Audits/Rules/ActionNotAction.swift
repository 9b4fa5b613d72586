internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let actionNotAction = Audit.Rule(
    "action-not-action",
    "Something that cannot be done is among the actions of an element.",
    because: "SwiftUI takes the controls out of what is given as actions; words and pictures are lost (WWDC24-10073).",
    criteria: ["4.1.2"], clauses: ["11.5.2.11"],
    firing: ["views: [{ text: Trip, actions: [{ hstack: [{ text: just words }] }, { button: Go, action: back }] }]"],
    passing: [
      "views: [{ text: Trip, actions: [{ button: Go, action: back }, { name: Flag, action: back }] }]",
      "views: [{ text: Trip, actions: [{ hstack: [{ button: Go, action: back }] }] }]",
    ],
    .views { written in
      (written.view.actions + written.view.editActions).filter(\.isNoAction).map { view in
        Audit.Remark(
          message: "this \(kind: view.kind) is among the actions, and there is nothing to do with it",
          place: view.origin, hints: ["leave only controls among the actions"])
      }
    })
}

extension View {
  /// Whether neither the view nor anything inside of it can be done.
  fileprivate var isNoAction: Bool {
    !kind.isControl && self.action == nil && children.allSatisfy(\.isNoAction)
  }
}
