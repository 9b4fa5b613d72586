internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let disabledUnexplained = Audit.Rule(
    "disabled-unexplained",
    "The button at the end of a form is dimmed though every field is filled out, and nothing says what is missing.",
    because: "“Continue, dimmed, button”: what is wrong with the fields? (A11yUITests, disabled).",
    severity: .note, confidence: .guess, criteria: ["3.3.1", "3.3.2"], clauses: ["11.3.3.2"],
    firing: [
      "state: { t: 12 }\nviews: [{ textField: Code, text: $t }, { button: Continue, disabled: true }]"
    ],
    passing: [
      "state: { t: 12 }\nviews: [{ textField: Code, text: $t, hint: Needs six digits. }, { button: Continue, disabled: true }]",
      "views: [{ text: A }, { button: Continue, disabled: true }]",
      // Not every button belongs to the fields.
      "state: { t: example.org }\nviews: [{ textField: Address, text: $t }, { button: Forward, disabled: true }]",
      // What is empty explains it, and so does what is not agreed to.
      "state: { t: '' }\nviews: [{ textField: Code, text: $t }, { button: Continue, disabled: true }]",
      "state: { t: 12 }\nviews: [{ textField: Code, text: $t }, { toggle: I agree, isOn: false }, { button: Continue, disabled: true }]",
      "state: { t: 12 }\nviews: [{ textField: Code, text: $t }, { progressView: }, { button: Continue, disabled: true }]",
    ],
    .screens { screen in
      guard let last = screen.stops.last(where: { $0.element.kind == .button }),
        last.element.traits.contains(.notEnabled),
        screen.wordList.submissions.contains(where: { last.words.starts(with: $0) }),
        screen.isFilledOut
      else { return [] }
      let said = screen.stops.flatMap { [$0.label, $0.value ?? "", $0.hint ?? ""].flatMap(\.spokenWords) }
      guard screen.wordList.requirements.isDisjoint(with: said) else { return [] }
      return [
        Audit.Remark(
          message: "\(last.element.quotedName) is dimmed, and nothing says what is missing", stop: last,
          hints: ["say it in a text or a \(code: "hint"), or let it work and tell what is wrong"])
      ]
    })
}

extension Audit.Screen {
  /// Whether there are fields, all of them have something in them, nothing is left to agree to, and nothing is waited for.
  fileprivate var isFilledOut: Bool {
    let fields = stops.filter {
      $0.element.traits.contains(.textEntry) && !$0.element.traits.contains(.searchField)
        && $0.element.kind != .textEditor
    }
    return !fields.isEmpty && fields.allSatisfy { $0.view?.text?.value.constant?.text?.isEmpty == false }
      && !stops.contains { $0.view?.isOn?.value.constant == .flag(false) || $0.element.kind == .progressView }
  }
}
