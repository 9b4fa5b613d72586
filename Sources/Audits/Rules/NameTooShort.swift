internal import Diagnostics

extension Audit.Rule {
  static let nameTooShort = Audit.Rule(
    "name-too-short",
    "A control is called by one letter.",
    because: "“B, switch button, off” is “bold” only to those who see the letter.",
    severity: .note, confidence: .guess, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: ["views: [{ toggle: B, isOn: false }]"],
    passing: [
      "views: [{ toggle: Bold, isOn: false }]", "views: [{ hstack: [{ button: S }, { button: M }, { button: L }] }]",
      "views: [{ button: 送 }]",
    ],
    .stops { stop in
      guard stop.isControl else { return nil }
      let label = stop.label.trimmed
      guard label.count == 1, let only = label.first, only.isLetter || only.isNumber, !only.isIdeograph,
        stop.screen.singleCharacterControls < 3
      else { return nil }
      return Audit.Remark(
        message: "the name \(label.quoted) is one letter", hints: ["give it a \(code: "label") of a whole word"])
    })
}

extension Character {
  /// Whether one such character is a word, or a syllable.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value) || value >= 0x20000
  }
}
