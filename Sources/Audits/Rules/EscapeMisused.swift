internal import Interface

extension Audit.Rule {
  static let escapeMisused = Audit.Rule(
    "escape-misused",
    "A scrub does something else than to go back.",
    because:
      "Two fingers in a zigzag close or go back everywhere (Human Interface Guidelines: never override platform gestures).",
    criteria: ["3.2.1"], clauses: ["11.3.2.1"],
    firing: [
      "state: { n: 1 }\nviews: [{ vstack: [{ text: Inbox }], escape: { set: { n: 0 } } }, { text: \"${n} messages\" }]"
    ],
    passing: [
      "views: [{ vstack: [{ text: Inbox }], escape: back }]",
      "state: { o: true }\nviews: [{ vstack: [{ text: A }], escape: { set: { o: false } } }]",
    ],
    .views { written in
      guard let escape = written.view.escape, !escape.effects.isEmpty, !escape.effects.contains(where: \.mayClose)
      else {
        return []
      }
      return [
        Audit.Remark(
          message: "a scrub here does something else than to go back",
          hints: ["keep \(code: "escape") for the way back, and give a button the rest"])
      ]
    })
}

extension Effect {
  /// Whether the effect may close something, or end something that was begun.
  var mayClose: Bool {
    switch self {
    case .dismiss, .back, .toggle, .assign, .call: true
    case .set(let assignments): assignments.contains { $0.value.mayBeNothing }
    case .after(_, let action): action.effects.contains(where: \.mayClose)
    case .append, .insert, .remove, .move, .push, .present, .focus, .announce, .screenChanged, .layoutChanged,
      .pageScrolled:
      false
    }
  }
}

extension ActionToken {
  /// Whether something of what it does may close what is in front.
  var mayClose: Bool { !calls.isEmpty || effects.contains(where: \.mayClose) }
}

extension Template {
  /// Whether the value may say that something is not there any more.
  fileprivate var mayBeNothing: Bool {
    guard case .value(.constant(let value)) = self else { return false }
    return value.flag != nil || value == .text("") || value == .text("none")
  }
}
