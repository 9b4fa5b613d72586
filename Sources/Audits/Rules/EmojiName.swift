internal import Diagnostics

extension Audit.Rule {
  static let emoji = Audit.Rule(
    "emoji",
    "A name is made of emoji, or has many.",
    because: "Each is read by its name: “party popper, party popper, Done, button”.",
    severity: .note, criteria: ["1.1.1"], clauses: ["11.1.1.1.1"],
    firing: [#"views: [{ button: "🎉🎉 Done 🎉" }]"#, #"views: [{ button: "🗑️" }]"#],
    passing: [
      #"views: [{ button: "🎉🎉 Done 🎉", label: Done }]"#, "views: [{ text: Nice day 🌞 }]",
      "views: [{ hstack: [{ button: 😀 }, { button: 😂 }, { button: 😍 }, { button: 😢 }, { button: 😡 }, { button: 👍 }] }]",
    ],
    .stops { stop in
      guard !stop.label.isASCII else { return nil }
      let emoji = stop.label.filter(\.isEmoji)
      guard !emoji.isEmpty, stop.screen.singleCharacterControls < 6 else { return nil }
      let isAlone = !stop.label.hasLetterOrDigit
      guard isAlone && stop.isControl || emoji.count >= 3 else { return nil }
      return Audit.Remark(
        message: isAlone ? "the name is made of emoji alone" : "\(emoji.count) emoji are read in one name",
        severity: isAlone && stop.isControl ? .warning : .note, hints: ["give it a \(code: "label") without them"])
    })
}
