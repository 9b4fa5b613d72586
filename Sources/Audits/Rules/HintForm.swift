internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let hintForm = Audit.Rule(
    "hint-form",
    "A hint commands, or names a gesture.",
    because: """
      A hint tells the result, in the third person: “Deletes the trip.” Gestures differ by person and setting (Apple's \
      documentation of accessibilityHint).
      """,
    severity: .note, confidence: .likely,
    firing: [
      "views: [{ button: Delete trip, hint: Double tap to delete }]",
      "views: [{ button: Map, hint: Open the map of all places }]",
    ],
    passing: [
      "views: [{ button: Delete trip, hint: Removes it for everybody. }]",
      "views: [{ textField: Code, hint: At least 8 characters }]",
      "views: [{ button: Book, hint: Choose a time first., disabled: true }]",
      "state: { open: true }\nviews: [{ text: Map }, { sheet: [{ text: Places }], isPresented: $open, detents: [medium, large] }]",
    ],
    .stops { stop in
      guard let hint = stop.hint, let words = stop.hintWords, let first = words.first, words.count > 1 else {
        return nil
      }
      if let gesture = words.first(where: stop.screen.wordList.gestures.contains), stop.hintIsWritten {
        return Audit.Remark(
          message: "the hint \(hint.quoted) names a gesture, \(gesture.quoted)",
          hints: ["tell what follows, as in 'Deletes the trip.'"])
      }
      // What is dimmed says what to do before it works.
      guard stop.screen.wordList.imperatives.contains(first), stop.hintIsWritten,
        !stop.element.traits.contains(.notEnabled)
      else { return nil }
      return Audit.Remark(
        message: "the hint \(hint.quoted) commands", hints: ["tell what follows, as in 'Deletes the trip.'"])
    })
}

extension Audit.Stop {
  /// Whether an author has written the hint, as against the system, which gives hints to elements of its own.
  fileprivate var hintIsWritten: Bool {
    // What the system adds beside a view, such as the grabber of a sheet, has a number below zero in its identity.
    guard let piece else { return !element.id.turns.contains { $0 < 0 } }
    return screen.drawing.subtree(piece.place).contains { $0.view.hint != nil }
  }
}
