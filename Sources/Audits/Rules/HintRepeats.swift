internal import Diagnostics

extension Audit.Rule {
  static let hintRepeats = Audit.Rule(
    "hint-repeats",
    "A hint says again what the label has said.",
    because: "“Delete, button”, then “Delete”: a hint tells what follows (Apple's documentation of accessibilityHint).",
    severity: .note,
    firing: [
      "views: [{ button: Delete, hint: Delete }]", "views: [{ button: Loading, hint: Loading. }]",
      "views: [{ button: Add to cart, hint: Adds to cart }]",
    ],
    passing: [
      "views: [{ button: Delete, hint: Removes the trip for everybody }]",
      "views: [{ button: Delete, hint: Deletes the trip }]",
    ],
    .stops { stop in
      guard let hint = stop.hintWords, !hint.isEmpty else { return nil }
      let labels = stop.words
      // Only what has a word in common with the label can say it again, or what is a single verb.
      guard hint.count == 1 || hint.contains(where: labels.contains) else { return nil }
      let long = hint.filter { $0.count >= 4 }
      let repeated = long.count { labels.contains($0) }
      let isSame = hint.allSatisfy(labels.contains) || (!long.isEmpty && repeated * 5 >= long.count * 4)
      // “Saves” tells no more of “Save” than that it is done.
      let isVerb = stop.screen.language == "en" && hint[0].isThirdPerson(of: stop.words.first ?? "")
      guard isSame || isVerb && hint.dropFirst().allSatisfy(labels.contains) else { return nil }
      return Audit.Remark(
        message: "the hint \((stop.hint ?? "").quoted) says the label again",
        hints: ["leave the hint out, or say what follows"], edit: .drop(key: "hint"))
    })
}

extension String {
  /// Whether the word is an English verb as a hint has it: `saves` of `save`.
  fileprivate func isThirdPerson(of verb: String) -> Bool {
    guard !verb.isEmpty else { return false }
    return self == verb + "s" || self == verb + "es" || verb.last == "y" && self == verb.dropLast() + "ies"
  }
}
