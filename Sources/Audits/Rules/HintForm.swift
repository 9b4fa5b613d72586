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
    guard let piece else { return true }
    return screen.drawing.subtree(piece.place).contains { $0.view.hint != nil }
  }
}
