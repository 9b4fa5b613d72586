internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let modalTrap = Audit.Rule(
    "modal-trap",
    "What is in front cannot be closed.",
    because: "Nothing behind it is reached, and neither a button nor a scrub leads back to it (WCAG 2.2, 2.1.2).",
    severity: .error, criteria: ["2.1.2"], clauses: ["11.2.1.2"],
    firing: [
      "views: [{ zstack: [{ text: Behind }, { vstack: [{ text: Really? }, { text: Wait for us }], isModal: true }] }]",
      "state: { open: true }\nviews: [{ zstack: [{ text: Behind }, { vstack: [{ text: Filters }, { toggle: Nearby, isOn: false }], isModal: true, if: open, gestures: { drag: { set: { open: false } } } }] }]",
    ],
    passing: [
      "state: { open: true }\nviews: [{ zstack: [{ text: Behind }, { vstack: [{ text: Really?, actions: { Close: { set: { open: false } } } }], isModal: true, if: open }] }]",
      "state: { open: true }\nviews: [{ zstack: [{ text: Behind }, { vstack: [{ text: Really? }, { button: Close, action: { set: { open: false } } }], isModal: true, if: open, escape: { set: { open: false } } }] }]",
      "views: [{ zstack: [{ text: Behind }, { vstack: [{ text: Saving }, { progressView: }], isModal: true }] }]",
    ],
    .screens { screen in
      guard screen.isWhole else { return [] }
      return screen.ownModals.compactMap { modal -> Audit.Remark? in
        guard !modal.hasEscape, modal.exit == nil, !modal.waits, !modal.stops.isEmpty else { return nil }
        return Audit.Remark(
          message: "nothing on \(modal.name) closes it, and a scrub does nothing", place: modal.piece.view.origin,
          stop: modal.stops.first, hints: ["add a button that closes it, and \(code: "escape") with the same effect"])
      }
    })
}

extension Audit.Screen {
  /// A view of the app's own in front, behind which nothing is reached.
  struct Modal {
    var piece: Drawing.Piece
    var stops: [Audit.Stop]
    /// Whether a scrub does something in it.
    var hasEscape: Bool
    /// Whether it only shows that something goes on.
    var waits: Bool

    /// The first stop that may close it, counted from its first.
    var exit: Int? {
      stops.firstIndex { stop in
        // What a switch or a field keeps of its own closes nothing.
        stop.view?.action != nil && stop.activation?.effects.contains(where: \.mayClose) == true
          || stop.element.hasDetails && stop.element.details.actions.contains { $0.action.mayClose }
      }
    }
    var name: String { stops.first.map { $0.label.quoted } ?? "it" }
  }

  /// The views in front that are modal by their author's word; sheets and alerts are so by the system's.
  var ownModals: [Modal] {
    drawing.modals.filter { $0.opacity > 0 }.map { piece in
      let inside = drawing.subtree(piece.place)
      let speakers = Set(inside.compactMap(\.speaker))
      return Modal(
        piece: piece, stops: speakers.sorted().map { stops[$0] },
        hasEscape: inside.contains { $0.view.escape != nil },
        waits: inside.contains { $0.view.kind == .progressView })
    }
  }
}
