internal import Interface

extension ImportedElement {
  /// The view of a scenario that makes this very element.
  var view: View {
    let row = KindRow.best(for: self)
    var view = View(row.kind, origin: place)
    var rest = traits.subtracting(row.traits)
    var title = label
    switch row.use {
    case .plain: view.value = value.map { .constant($0) }
    case .state: view.isOn = Bound(.constant(value == "2" ? .text("mixed") : .flag(value == "1")))
    case .text:
      view.text = value.map { Bound(.constant(.text($0))) }
      if rest.remove(.isEditing) != nil { view.isEditing = true }
      // A field with a label keeps it beside its placeholder; one without is called by the placeholder.
      title = label ?? placeholder ?? ""
      view.prompt = label == nil ? nil : .constant(placeholder ?? "")
    }
    if let title { view.content = .text(.constant(title)) }
    if rest.remove(.selected) != nil { view.selected = true }
    if rest.remove(.notEnabled) != nil { view.enabled = false }
    view.traits = AccessibilityTrait.allCases.filter(rest.contains)
    view.hint = hint.map { .constant($0) }
    view.isExpanded = isExpanded.map { Bound(.constant(.flag($0))) }
    view.headingLevel = headingLevel
    view.language = language
    view.identifier = identifier
    view.inputLabels = inputLabels.map { .constant($0) }
    view.customContent = customContent.map(CustomContent.init)
    view.actions = customActions.map { View(.button, .text(.constant($0)), origin: place) }
    view.action = effects.isEmpty ? nil : Action(effects)
    view.rotors = rotors.map { Rotor(name: .constant($0), entries: []) }
    if isDraggable { view.draggable = Draggable() }
    view.frame = frame?.rounded
    view.comment = guesses.isEmpty ? nil : guesses.map { "guessed: \($0.words)" }.joined(separator: "\n")
    return view
  }
}

extension CustomContent {
  fileprivate init(_ captured: CapturedContent) {
    self.init(label: .constant(captured.label), value: .constant(captured.value), isImportant: captured.isImportant)
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

  // A field to search by is a field for text with a trait: the button that the system puts into it was captured too.
  private static let all: [KindRow] = [
    KindRow(kind: .tab, traits: [.button, .tab], needsLabel: true),
    KindRow(kind: .toggle, traits: [.button, .toggle], use: .state, needsValue: true),
    KindRow(kind: .secureField, traits: [.textEntry, .secureText], use: .text),
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
