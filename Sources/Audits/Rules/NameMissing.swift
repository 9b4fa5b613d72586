internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameless = Audit.Rule(
    "nameless",
    "What can be pressed, or has named actions, has no name.",
    because: "Its role alone is heard, as in “button”: nobody can tell what it does (WWDC19-254).",
    criteria: ["4.1.2", "1.1.1"],
    firing: [
      "views: [{ button: , action: back }]", "views: [{ toggle: , isOn: true }]",
      "views: [{ element: , actions: [A] }]",
      // What is offered is heard, but not of what.
      "views: [{ element: , hint: A, actions: [B] }]",
    ],
    passing: [
      "views: [{ button: Close, action: back }]", "views: [{ slider: , value: 0.5 }]",
      "views: [{ text: ' ', label: A }]",
    ],
    .stops { stop in
      let element = stop.element
      let isOperated = element.hasDetails && !element.details.actions.isEmpty
      guard element.isNameless, isOperated || !element.traits.isDisjoint(with: [.button, .link, .toggle]) else {
        return nil
      }
      return Audit.Remark(message: "this \(element.kind.rawValue) has no name", hints: ["give it a 'label'"])
    })
}

extension Element {
  /// Whether neither a label nor a value tells the element from others; the value of a switch is its state.
  fileprivate var isNameless: Bool {
    (label ?? "").isEmpty && (traits.contains(.toggle) || (value ?? "").isEmpty)
  }
}
