internal import Interface
internal import Layout

extension Derivation {
  /// A field for text: what it holds is its value; while it is empty, its placeholder.
  ///
  /// Source: AccessibilitySnapshot, testSwiftUITextEntry: the title is the placeholder, and gives way to the text.
  func textEntry(_ placed: PlacedView) -> Element? {
    let view = placed.view
    let text = view.text?.value.constant?.text ?? ""
    // What cannot be edited is a text like any other: “Result” while it is empty, then the text, without a role or a hint
    // (gewill/OpenCCman, iOS 27, before and after its result became a text view that is not editable).
    if view.isEditable?.constant == false {
      return Element(placed, label: view.title, value: text.isEmpty ? nil : text, traits: .staticText)
    }
    let prompt = view.prompt?.constant
    let title = view.title ?? (view.kind == .searchField ? words[.search] : nil)
    var element = Element(placed, traits: traits(of: view.kind))
    // With a prompt of its own the field keeps its title as the label, as it did not on iOS 16 (rjchatfield/AX).
    let keepsTitle = platform.generation > 16 || platform.system == .macOS
    element.label = prompt != nil && keepsTitle ? title : nil
    element.value = text.isEmpty ? prompt ?? title : text
    if view.kind == .secureField, !text.isEmpty {
      element.value = String(repeating: "•", count: text.count)
      element.details.secretLength = text.count
    }
    if view.isEditing?.constant == true { element.traits.insert(.isEditing) }
    if let title, !title.isEmpty { element.details.inputLabels = [title] }
    element.details.activation = .edit((view.text?.target).map(ActionToken.init(typingInto:)), text: text)
    return element
  }

  private func traits(of kind: Kind) -> ElementTraits {
    var traits = ElementTraits.textEntry
    if kind == .secureField { traits.insert(.secureText) }
    if kind == .searchField { traits.insert(.searchField) }
    if kind == .textEditor { traits.insert(.textArea) }
    return traits
  }
}
