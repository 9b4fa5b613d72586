internal import Interface

/// From a node to the words and traits of its element, freed from what tools mix into them.
extension ElementFinder {
  func element(_ node: CapturedNode) -> ImportedElement {
    var element = ImportedElement(traits: traits(of: node), place: node.place)
    element.label = node.label
    element.hint = node.hint
    element.identifier = node.identifier
    element.frame = node.frame
    element.customActions = node.customActions
    element.customContent = node.customContent
    element.rotors = node.rotors
    element.inputLabels = node.inputLabels
    element.headingLevel = node.headingLevel
    element.language = node.language
    element.isExpanded = node.isExpanded
    element.isDraggable = node.isDraggable
    clean(node, &element)
    if node.type == .cell, node.traits == nil { element.guesses.append(.rowRole) }
    if node.type == .textView, node.traits?.contains(.textEntry) != true, authority == .views {
      element.guesses.append(.editable)
    }
    return element
  }

  private func traits(of node: CapturedNode) -> Set<AccessibilityTrait> {
    var traits = node.type.traits
    if let told = node.traits {
      // XCTest's tools list public traits only; idb lists all that there are.
      traits = told
      if authority == .views { traits.formUnion(node.type.privateTraits) }
      if traits.contains(.toggle), authority == .views { traits.insert(.button) }
    }
    if node.isEnabled == false { traits.insert(.notEnabled) }
    if node.isSelected == true { traits.insert(.selected) }
    if node.isFocused == true, !isFromDriver, traits.contains(.textEntry) { traits.insert(.isEditing) }
    return traits
  }

  /// Takes the value as VoiceOver has it, without what a tool has put in its place.
  private func clean(_ node: CapturedNode, _ element: inout ImportedElement) {
    element.value = node.value
    switch node.type.valueUse {
    case .words: break
    case .label: if node.value?.trimmingSpaces == node.label?.trimmingSpaces { element.value = nil }
    case .press:
      if authority == .assistive, node.type == .tab { selectByValue(node, &element) }
      if isFromDriver { releasePress(node, &element) }
    case .choice: selectByValue(node, &element)
    case .position:
      if node.value == "true" { element.value = "1" }
      if node.value == "false" { element.value = "0" }
    case .text:
      element.placeholder = node.placeholder == node.label ? nil : node.placeholder
      if node.value == node.placeholder { element.value = nil }
    case .turning: if node.value == "1" || node.value == "0" { element.value = nil }
    case .amount: if let value = node.value, Double(value) != nil { element.guesses.append(.amount) }
    case .unknown:
      // Words that stand twice are heard once.
      if node.value == node.label { element.value = nil }
      if element.traits.contains(.textEntry) { element.placeholder = node.placeholder }
    }
    element.value = element.value?.unlessBlank
  }

  /// Whether the capture comes from WebDriverAgent, whose values are polluted.
  private var isFromDriver: Bool { capture.format == .appium || capture.format == .webDriverAgent }

  /// Takes the “1” by which WebDriverAgent says that a button is selected.
  private func releasePress(_ node: CapturedNode, _ element: inout ImportedElement) {
    guard node.value == "1" else { return }
    if let told = node.traits {
      if told.contains(.selected) { element.value = nil }
    } else {
      element.traits.insert(.selected)
      element.value = nil
      element.guesses.append(.selectedByValue)
    }
  }

  /// Takes the number by which a choice says that it is chosen, which is not heard.
  private func selectByValue(_ node: CapturedNode, _ element: inout ImportedElement) {
    guard let value = node.value, value == "1" || value == "0" else { return }
    if value == "1" { element.traits.insert(.selected) }
    element.value = nil
  }
}
