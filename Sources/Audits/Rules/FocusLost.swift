internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let focusLost = Audit.Rule(
    "focus-lost",
    "What is under the cursor goes away, and the app does not say where to go on.",
    because:
      "The cursor falls on what stands there now, and nothing says that something is gone (about 18 of 330 public threads).",
    criteria: ["2.4.3", "3.2.2"], clauses: ["11.5.2.13", "11.5.2.14"],
    firing: [
      "state: { xs: [Oslo, Rome, Paris] }\nviews: [{ forEach: x in xs, views: [{ button: \"${x}\", action: { remove: { from: xs, value: \"${x}\" } } }] }]"
    ],
    passing: [
      "state: { open: true }\nviews: [{ zstack: [{ text: Files }, { rectangle: , opacity: 0.5, if: open }, { vstack: [{ text: Share }, { button: Close, action: { set: { open: false } } }], if: open }] }]",
      "state: { xs: [Oslo, Rome, Paris] }\nviews: [{ text: Trips, identifier: t, traits: [header] }, { forEach: x in xs, views: [{ button: \"${x}\", action: [{ remove: { from: xs, value: \"${x}\" } }, { focus: t }] }] }]",
      "state: { editing: false }\nviews: [{ button: Edit the note, if: not editing, action: { set: { editing: true } } }, { textEditor: Note, if: editing }]",
      "state: { open: true }\nviews: [{ button: Show plans, action: { set: { open: true } } }, { button: Close, if: open, action: { set: { open: false } } }]",
      "state: { xs: [Oslo, Rome, Paris] }\nviews: [{ text: Trips, traits: [header] }, { forEach: x in xs, views: [{ button: \"${x}\", action: [{ remove: { from: xs, value: \"${x}\" } }, { announce: { text: Removed, delay: 0.8 } }] }] }]",
    ],
    .trials { trial in
      guard trial.attempt == .activate, !trial.hasNewScreen, trial.control == nil, !trial.hasAnnouncement,
        // What the system adds, such as the button that empties a search field, is no work of the author's.
        !trial.stop.element.id.isSystemsOwn,
        !trial.before.ownModals.contains(where: { $0.stops.contains { $0.index == trial.stop.index } }),
        trial.stop.activation?.effects.contains(where: \.movesCursor) != true, !trial.landsWhereMeant,
        // A layer in front goes away as a whole; that it should be modal is another finding.
        !trial.before.leaks.contains(where: { $0.front.contains { $0.speaker == trial.stop.index } })
      else { return nil }
      let isRow = trial.stop.isInLoop
      return Audit.Remark(
        message:
          "a double tap takes \(trial.stop.element.quotedName) away, and the cursor falls on \(trial.landing?.quotedName ?? "nothing")",
        severity: isRow ? .note : nil,
        hints: ["add \(code: "focus:") with the element to go on at, and announce what is gone"])
    })
}

extension Trial {
  /// Whether the cursor falls on what the double tap has brought, or back on what had opened what is gone.
  fileprivate var landsWhereMeant: Bool {
    guard let landing else { return false }
    if difference.appeared.contains(where: { $0.id == landing.id }) { return true }
    guard landing.hasDetails, case .perform(let opener)? = landing.details.activation else { return false }
    let changed = stop.activation?.effects.flatMap(\.placesSet) ?? []
    return !Set(changed).isDisjoint(with: opener.effects.flatMap(\.placesSet))
  }
}

extension Effect {
  /// The places in state that the effect gives a value.
  fileprivate var placesSet: [String] {
    switch self {
    case .set(let assignments): assignments.map(\.path.description)
    case .toggle(let path): [path.description]
    case .after(_, let action): action.effects.flatMap(\.placesSet)
    case .assign, .append, .insert, .remove, .move, .push, .present, .dismiss, .back, .focus, .announce, .screenChanged,
      .layoutChanged, .pageScrolled, .call:
      []
    }
  }

  /// Whether the effect says where the cursor is to be.
  fileprivate var movesCursor: Bool {
    switch self {
    case .focus, .screenChanged, .layoutChanged, .push, .present, .dismiss, .back, .call: true
    case .after(_, let action): action.effects.contains(where: \.movesCursor)
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .announce, .pageScrolled: false
    }
  }
}
