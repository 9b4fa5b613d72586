internal import Elements

extension Audit.Rule {
  static let nameSymbolsOnly = Audit.Rule(
    "name-symbols-only",
    "The name of a control has no letter and no digit.",
    because: "“×, button” is read as “times”, “•••” as three bullets (WWDC19-254).",
    criteria: ["1.1.1", "4.1.2"], clauses: ["11.1.1.1.1"],
    firing: [#"views: [{ button: "×", action: back }]"#, "views: [{ button: '•••' }]"],
    passing: [
      #"views: [{ button: "×", label: Close, action: back }]"#, "views: [{ text: '•' }]",
      "views: [{ hstack: [{ button: '+' }, { button: '-' }, { button: '×' }, { button: '÷' }, { button: '=' }, { button: '%' }] }]",
    ],
    .stops { stop in
      guard stop.isControl else { return nil }
      let label = stop.label.trimmed
      guard !label.isEmpty, !label.hasLetterOrDigit, !label.contains(where: \.isEmoji),
        !stop.element.traits.contains(.keyboardKey), stop.screen.singleCharacterControls < 6
      else { return nil }
      return Audit.Remark(
        message: "the name \(label.quoted) has no letter and no digit", hints: ["give it a \(code: "label") in words"])
    })
}

extension Audit.Screen {
  /// How many controls are called by one character, as the keys of a keypad are.
  var singleCharacterControls: Int { stops.count { $0.isControl && $0.label.trimmed.count == 1 } }
}
