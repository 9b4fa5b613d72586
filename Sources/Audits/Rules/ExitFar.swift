internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let exitFar = Audit.Rule(
    "exit-far",
    "It takes many swipes to close what is in front.",
    because: "Whoever came by mistake hears all of it first.",
    severity: .note, confidence: .likely, criteria: ["2.1.2"], clauses: ["11.2.1.2"],
    firing: [
      "state: { o: true, xs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }\nviews: [{ vstack: [{ forEach: x in xs, views: [{ text: \"Tip ${x}\" }] }, { button: Close, action: { set: { o: false } } }], isModal: true, if: o }]"
    ],
    passing: [
      "state: { o: true, xs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }\nviews: [{ vstack: [{ button: Close, action: { set: { o: false } } }, { forEach: x in xs, views: [{ text: \"Tip ${x}\" }] }], isModal: true, escape: { set: { o: false } }, if: o }]"
    ],
    .screens { screen in
      screen.ownModals.compactMap { modal in
        guard !modal.hasEscape, let exit = modal.exit, exit > 10 else { return nil }
        return Audit.Remark(
          message: "\(modal.stops[exit].element.quotedName) is \(exit) swipes from arrival",
          place: modal.piece.view.origin,
          stop: modal.stops[exit], hints: ["put it first, and add \(code: "escape") with its effect"])
      }
    })
}
