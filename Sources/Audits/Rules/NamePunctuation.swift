internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let namePunctuation = Audit.Rule(
    "name-punctuation",
    "The name of a control ends in a mark.",
    because:
      "The voice falls and pauses before what it is (Apple's documentation of accessibilityLabel: no full stop).",
    severity: .note,
    firing: ["views: [{ button: Submit. }]", "views: [{ toggle: 'Sound:', isOn: true }]"],
    passing: [
      "views: [{ button: Submit }]", "views: [{ button: Move… }]", "views: [{ button: Move... }]",
      "views: [{ button: Forgot your password? }]", "views: [{ text: All is well. }]",
      "views: [{ button: Allow access. Nobody else sees it. }]",
      "views: [{ element: 'Account, Sign in to get your data, and more.', traits: [button] }]",
      "views: [{ button: Apple Inc. }]",
    ],
    .stops { stop in
      guard stop.isControl else { return nil }
      let label = stop.label.trimmed
      guard let last = label.last, ".:;,!".contains(last), !label.hasSuffix("..."),
        !stop.isCombined, !label.isContent, !stop.element.traits.contains(.textEntry),
        !label.dropLast().contains(where: ".!?".contains)
      else { return nil }
      let word = label.split(separator: " ").last.map { $0.lowercased() } ?? ""
      guard !stop.screen.wordList.abbreviations.contains(word) else { return nil }
      let rest = String(label.dropLast()).trimmed
      return Audit.Remark(
        message: "the name \(label.quoted) ends in a mark", hints: ["call it '\(rest)'"],
        edit: .replace(text: stop.label, with: rest))
    })
}
