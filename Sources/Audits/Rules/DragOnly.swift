internal import Diagnostics
internal import Interface
internal import Order

extension Audit.Rule {
  static let dragOnly = Audit.Rule(
    "drag-only",
    "Something can be done only by dragging.",
    because: "Who cannot drag needs an action or a button for each outcome (WCAG 2.2, 2.5.7).",
    confidence: .likely, criteria: ["2.5.7"],
    firing: ["views: [{ text: Synth, draggable: true }, { text: Cheers, dropTarget: true }]"],
    passing: [
      "views: [{ text: Synth, draggable: true, actions: [{ button: Use for Cheers, action: { announce: { text: Done, delay: 1 } } }] }, { text: Cheers, dropTarget: true }]"
    ],
    .views { written in
      let view = written.view
      guard let draggable = view.draggable, draggable.isEnabled.constant != false, view.actions.isEmpty,
        view.contextMenu.isEmpty, view.swipeActions.isEmpty
      else { return [] }
      return [
        Audit.Remark(
          message: "it can only be dragged", hints: ["offer each outcome as one of its \(code: "actions")"])
      ]
    })
}
