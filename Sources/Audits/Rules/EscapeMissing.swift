internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let escapeMissing = Audit.Rule(
    "escape-missing",
    "A scrub does not close what is in front.",
    because: "A scrub with two fingers closes the system's own sheets from anywhere (cvs-health, EscapeAction).",
    severity: .note, clauses: ["11.5.2.12"],
    firing: [
      "state: { open: true }\nviews: [{ zstack: [{ text: Behind }, { vstack: [{ text: Really? }, { button: Close, action: { set: { open: false } } }], isModal: true, if: open }] }]"
    ],
    passing: [
      "state: { open: true }\nviews: [{ zstack: [{ text: Behind }, { vstack: [{ text: Really? }, { button: Close, action: { set: { open: false } } }], isModal: true, if: open, escape: { set: { open: false } } }] }]"
    ],
    .screens { screen in
      screen.ownModals.compactMap { modal in
        guard !modal.hasEscape, let exit = modal.exit else { return nil }
        return Audit.Remark(
          message: "a scrub on \(modal.name) does nothing", place: modal.piece.view.origin, stop: modal.stops.first,
          hints: ["add \(code: "escape") with the effect of \(modal.stops[exit].element.quotedName)"])
      }
    })
}
