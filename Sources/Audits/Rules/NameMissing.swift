internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameMissing = Audit.Rule(
    "name-missing",
    "What can be pressed, or has named actions, has no name.",
    because: "Its role alone is heard, as in “button”: nobody can tell what it does (WWDC19-254).",
    severity: .error, criteria: ["4.1.2", "1.1.1"], clauses: ["11.4.1.2.1", "11.5.2.5"], formerNames: ["nameless"],
    isAboutWords: true,
    firing: [
      "views: [{ button: , action: back }]", "views: [{ toggle: , isOn: true }]",
      "views: [{ element: , actions: [A] }]",
      // What is offered is heard, but not of what.
      "views: [{ element: , hint: A, actions: [B] }]",
      "views: [{ textField: }]",
      // What stands in a field is not what it is for.
      "state: { t: '1.0' }\nviews: [{ textField: , text: $t }]",
    ],
    passing: [
      "state: { t: a }\nviews: [{ textField: , prompt: Email, text: $t }]",
      "views: [{ button: Close, action: back }]", "views: [{ slider: , value: 0.5 }]",
      "views: [{ text: ' ', label: A }]",
    ],
    .stops { stop in
      let element = stop.element
      let isOperated = element.hasDetails && !element.details.actions.isEmpty
      // The region around a sheet is the system's, and says what it does.
      guard !element.kind.has(.presentation), element.isNameless || stop.isFieldOfNothing,
        isOperated || !element.traits.isDisjoint(with: [.button, .link, .toggle, .tab, .textEntry])
      else {
        return nil
      }
      return Audit.Remark(message: "this \(kind: element.kind) has no name", hints: ["give it a \(code: "label")"])
    })
}

extension Audit.Stop {
  /// Whether the stop is a field in which something stands, and which neither a label nor a prompt has ever named.
  ///
  /// An editor may be for a whole document, which is what it is called by; captures do not have the prompts of fields in
  /// which something stands.
  fileprivate var isFieldOfNothing: Bool {
    guard element.traits.contains(.textEntry), element.kind != .textEditor, label.isEmpty, !element.isFrameGiven,
      let view
    else { return false }
    return view.prompt == nil && (view.title ?? "").isEmpty && element.traits.isDisjoint(with: [.searchField])
  }
}

extension Element {
  /// Whether neither a label nor a value tells the element from others; the value of a switch is its state.
  fileprivate var isNameless: Bool {
    (label ?? "").isEmpty && (traits.contains(.toggle) || (value ?? "").isEmpty)
  }
}
