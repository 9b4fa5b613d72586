internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let disabledUnexplained = Audit.Rule(
    "disabled-unexplained",
    "The button at the end of a form is dimmed, and nothing says what is missing.",
    because: "“Continue, dimmed, button”: which of the fields? (A11yUITests, disabled).",
    severity: .note, confidence: .guess, criteria: ["3.3.1", "3.3.2"], clauses: ["11.3.3.2"],
    offBecause: "Most such buttons wait for fields of which everybody knows that they are needed.",
    firing: ["state: { t: '' }\nviews: [{ textField: Code, text: $t }, { button: Continue, disabled: true }]"],
    passing: [
      "state: { t: '' }\nviews: [{ textField: Code, text: $t, hint: Required }, { button: Continue, disabled: true }]",
      "views: [{ text: A }, { button: Continue, disabled: true }]",
    ],
    .screens { screen in
      guard let words = screen.wordList?.requirements,
        let last = screen.stops.last(where: { $0.element.kind == .button }),
        last.element.traits.contains(.notEnabled),
        screen.stops.contains(where: { $0.element.traits.contains(.textEntry) })
      else { return [] }
      let said = screen.stops.flatMap { [$0.label, $0.value ?? "", $0.hint ?? ""].flatMap(\.spokenWords) }
      guard words.isDisjoint(with: said) else { return [] }
      return [
        Audit.Remark(
          message: "\(last.element.quotedName) is dimmed, and nothing says what is missing", stop: last,
          hints: ["say it in a text or a \(code: "hint"), or let it work and tell what is wrong"])
      ]
    })
}
