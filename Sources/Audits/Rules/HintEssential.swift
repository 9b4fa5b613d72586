internal import Diagnostics

extension Audit.Rule {
  static let hintEssential = Audit.Rule(
    "hint-essential",
    "What must be known is in a hint alone.",
    because: "Hints are heard after a pause, and not at all by those who have turned them off.",
    confidence: .likely, criteria: ["3.3.2"], clauses: ["11.3.3.2"],
    firing: ["views: [{ button: Delete trip, hint: This cannot be undone. }]"],
    passing: [
      "views: [{ text: Deleting cannot be undone }, { button: Delete trip, hint: This cannot be undone. }]",
      "views: [{ textField: Code, hint: At least 8 characters }]",
    ],
    .stops { stop in
      guard let hint = stop.hintWords,
        let words = stop.screen.wordList.essentials.first(where: { hint.contains(run: $0) }),
        !stop.screen.stops.contains(where: { $0.words.contains(run: words) })
      else { return nil }
      return Audit.Remark(
        message: "\(words.joined(separator: " ").quoted) is gone where hints are off",
        hints: ["say it in the label, the value, or a text"])
    })
}
