internal import Interface

extension ImportedElement {
  /// The view of a scenario that makes this very element.
  var draft: ViewDraft {
    let row = KindRow.best(for: self)
    var draft = ViewDraft(row.kind, at: place)
    var rest = traits.subtracting(row.traits)
    draft.isSelected = rest.remove(.selected) != nil
    draft.isDisabled = rest.remove(.notEnabled) != nil
    draft.traits = AccessibilityTrait.allCases.filter(rest.contains)
    draft.title = label
    draft.hint = hint
    draft.identifier = identifier
    draft.frame = frame?.rounded
    draft.guesses = guesses
    draft.actions = customActions
    draft.content = customContent
    draft.rotors = rotors
    draft.inputLabels = inputLabels
    draft.headingLevel = headingLevel
    draft.language = language
    draft.isExpanded = isExpanded
    draft.isDraggable = isDraggable
    switch row.use {
    case .plain: draft.value = value
    case .state:
      draft.isOn = value == "2" ? .text("mixed") : .flag(value == "1")
    case .text:
      draft.text = value
      if rest.remove(.isEditing) != nil {
        draft.isEditing = true
        draft.traits.removeAll { $0 == .isEditing }
      }
      // A field with a label keeps it beside its placeholder; one without is called by the placeholder.
      draft.title = label ?? placeholder ?? ""
      draft.prompt = label == nil ? nil : placeholder ?? ""
    }
    return draft
  }
}

/// A row of the table of kinds that captured elements become: the one with the most of the element's traits is taken.
private struct KindRow {
  /// What becomes of the element's value.
  enum Use {
    case plain, state, text
  }

  var kind: Kind
  var traits: Set<AccessibilityTrait>
  var use = Use.plain
  /// Whether the kind makes the element only of something with a label.
  var needsLabel = false
  var needsValue = false

  private static let all: [KindRow] = [
    KindRow(kind: .tab, traits: [.button, .tab], needsLabel: true),
    KindRow(kind: .toggle, traits: [.button, .toggle], use: .state, needsValue: true),
    KindRow(kind: .secureField, traits: [.textEntry, .secureText], use: .text),
    KindRow(kind: .searchField, traits: [.textEntry, .searchField], use: .text),
    KindRow(kind: .textEditor, traits: [.textEntry, .textArea], use: .text),
    KindRow(kind: .link, traits: [.button, .link], needsLabel: true),
    KindRow(kind: .textField, traits: [.textEntry], use: .text),
    KindRow(kind: .button, traits: [.button]),
    KindRow(kind: .slider, traits: [.adjustable], needsValue: true),
    KindRow(kind: .image, traits: [.image], needsLabel: true),
    KindRow(kind: .text, traits: [.staticText], needsLabel: true),
    KindRow(kind: .progressView, traits: [.updatesFrequently], needsLabel: true, needsValue: true),
  ]

  static func best(for element: ImportedElement) -> KindRow {
    all.first { $0.fits(element) } ?? KindRow(kind: .element, traits: [])
  }

  private func fits(_ element: ImportedElement) -> Bool {
    guard element.traits.isSuperset(of: traits) else { return false }
    if needsLabel, element.label == nil { return false }
    switch use {
    case .plain: return !needsValue || element.value != nil
    case .state: return element.value.map { ["0", "1", "2"].contains($0) } ?? false
    case .text: return true
    }
  }
}
