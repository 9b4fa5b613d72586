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
      "state: { xs: [Oslo, Rome, Paris] }\nviews: [{ text: Trips, identifier: t, traits: [header] }, { forEach: x in xs, views: [{ button: \"${x}\", action: [{ remove: { from: xs, value: \"${x}\" } }, { focus: t }] }] }]",
      "state: { xs: [Oslo, Rome, Paris] }\nviews: [{ text: Trips, traits: [header] }, { forEach: x in xs, views: [{ button: \"${x}\", action: [{ remove: { from: xs, value: \"${x}\" } }, { announce: { text: Removed, delay: 0.8 } }] }] }]",
    ],
    .trials { trial in
      guard trial.attempt == .activate, !trial.hasNewScreen, trial.control == nil, !trial.hasAnnouncement,
        !trial.before.ownModals.contains(where: { $0.stops.contains { $0.index == trial.stop.index } }),
        trial.stop.activation?.effects.contains(where: \.movesCursor) != true
      else { return nil }
      let isRow = trial.stop.isInLoop
      return Audit.Remark(
        message:
          "a double tap takes \(trial.stop.element.quotedName) away, and the cursor falls on \(trial.landing?.quotedName ?? "nothing")",
        severity: isRow ? .note : nil, hints: ["add 'focus:' with the element to go on at, and announce what is gone"])
    })
}

extension Effect {
  /// Whether the effect says where the cursor is to be.
  fileprivate var movesCursor: Bool {
    switch self {
    case .focus, .screenChanged, .layoutChanged, .push, .present, .dismiss, .back, .call: true
    case .after(_, let action): action.effects.contains(where: \.movesCursor)
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .announce, .pageScrolled: false
    }
  }
}
