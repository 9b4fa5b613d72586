internal import Diagnostics

extension Audit.Rule {
  static let hintRepeats = Audit.Rule(
    "hint-repeats",
    "A hint says again what the label has said.",
    because: "“Delete, button”, then “Delete”: a hint tells what follows (Apple's documentation of accessibilityHint).",
    severity: .note,
    firing: ["views: [{ button: Delete, hint: Delete }]", "views: [{ button: Loading, hint: Loading. }]"],
    passing: ["views: [{ button: Delete, hint: Removes the trip for everybody }]"],
    .stops { stop in
      guard let hint = stop.hintWords, !hint.isEmpty else { return nil }
      let labels = stop.words
      let long = hint.filter { $0.count >= 4 }
      let repeated = long.count { labels.contains($0) }
      guard hint.allSatisfy(labels.contains) || (!long.isEmpty && repeated * 5 >= long.count * 4) else { return nil }
      return Audit.Remark(
        message: "the hint \((stop.hint ?? "").quoted) says the label again",
        hints: ["leave the hint out, or say what follows"], edit: .drop(key: "hint"))
    })
}
