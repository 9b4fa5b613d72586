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

  /// A search field, and the button in its end that empties it, which is there while it holds text.
  ///
  /// Sources: MarkEdit and others, tests of XCUITest that find “Clear text” in the field (iOS 26); firefox-ios, issue 5022
  /// (VoiceOver is to find it). AppKit's field has another button, of which nothing is known.
  mutating func deriveSearchField(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let field = textEntry(placed)
    append(field, of: placed, to: &nodes)
    let view = placed.view
    guard let field, platform.hasClearButton, view.text?.value.constant?.text?.isEmpty == false,
      view.isEditable?.constant != false, view.enabled?.constant != false
    else { return }
    var button = Element(placed, label: words[.clearText], traits: .button)
    button.id.turns.append(-1)
    if let frame = button.frame {
      // As wide as a finger needs; estimated.
      let width = min(frame.width, 44)
      button.frame?.width = width
      if !context.isRightToLeft { button.frame?.x = frame.right - width }
    }
    if let target = view.text?.target {
      button.details.activation = .empty(field.id, by: ActionToken(setting: target, to: .text("")))
    }
    nodes.append(.element(button))
  }

  private func traits(of kind: Kind) -> ElementTraits {
    var traits = ElementTraits.textEntry
    if kind == .secureField { traits.insert(.secureText) }
    if kind == .searchField { traits.insert(.searchField) }
    if kind == .textEditor { traits.insert(.textArea) }
    return traits
  }
}

extension Platform {
  /// Whether fields to search by are UIKit's, with a button that empties them.
  fileprivate var hasClearButton: Bool {
    switch system {
    case .iOS, .iPadOS, .visionOS: true
    case .macOS, .watchOS: false
    }
  }
}
