internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let valueAsName = Audit.Rule(
    "value-as-name",
    "A control is called by what is meant as its value.",
    because:
      "What stands after the kind is the title; the number of a slider, or the state of a switch, is a key of its own.",
    confidence: .likely, criteria: ["4.1.2"],
    firing: ["views: [{ slider: 0.5 }]", "views: [{ progressView: 40% }]", "views: [{ toggle: true }]"],
    passing: [
      "views: [{ slider: Volume, value: 0.5 }]", "views: [{ stepper: 5, value: 2 }]", "views: [{ button: 5 }]",
      "views: [{ toggle: Sound, isOn: true }]", "views: [{ progressView: Nan }]",
    ],
    .views { written in
      let view = written.view
      guard case .text(let title) = view.content, let words = title.constant, let key = view.unsaidKey(for: words)
      else { return [] }
      return [
        Audit.Remark(
          message: "\(words.quoted) is the name of this \(kind: view.kind), and not its value",
          hints: ["give it a name, and \(code: "\(key): \(words)")"])
      ]
    })
}

extension View {
  /// The key that words are meant for, if they are such a value and the view has none.
  fileprivate func unsaidKey(for words: String) -> String? {
    if kind.has(.amount), amount == nil, value == nil,
      // “Nan” and “infinity” are numbers to a program, and names to people.
      let number = Double(words.hasSuffix("%") ? words.dropLast() : words[...]), number.isFinite
    {
      return "value"
    }
    if kind == .toggle, isOn == nil, Bool(words) != nil { return "isOn" }
    return nil
  }
}
