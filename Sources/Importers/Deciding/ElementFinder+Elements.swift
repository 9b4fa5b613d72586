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
    let tellsKeyboard = capture.format != .appium && capture.format != .webDriverAgent
    if node.isFocused == true, tellsKeyboard, traits.contains(.textEntry) { traits.insert(.isEditing) }
    return traits
  }

  /// Takes the value as VoiceOver has it, without what a tool has put in its place.
  ///
  /// Source: appium/WebDriverAgent, `FBElement`'s `wdValue`: a text repeats its label, a button says “1” while it is
  /// selected, an empty field says its placeholder.
  private func clean(_ node: CapturedNode, _ element: inout ImportedElement) {
    element.value = node.value
    let isFromDriver = capture.format == .appium || capture.format == .webDriverAgent
    switch node.type {
    case .staticText, .link, .image:
      if node.value == node.label { element.value = nil }
    case .tab where authority == .assistive: selectByValue(node, &element)
    case .button, .toolbarButton, .tab:
      guard isFromDriver, node.value == "1" else { break }
      if let told = node.traits {
        if told.contains(.selected) { element.value = nil }
      } else {
        element.traits.insert(.selected)
        element.value = nil
        element.guesses.append(.selectedByValue)
      }
    case .radioButton: selectByValue(node, &element)
    case .switch, .toggle, .checkBox:
      if node.value == "true" { element.value = "1" }
      if node.value == "false" { element.value = "0" }
    case .textField, .secureTextField, .searchField, .textView, .comboBox:
      element.placeholder = node.placeholder
      if node.value == node.placeholder { element.value = nil }
    case .activityIndicator:
      // It is “1” as long as it turns.
      if node.value == "1" || node.value == "0" { element.value = nil }
    case .slider:
      if let value = node.value, Double(value) != nil { element.guesses.append(.amount) }
    case .any:
      // Words that stand twice are heard once.
      if node.value == node.label { element.value = nil }
      if element.traits.contains(.textEntry) { element.placeholder = node.placeholder }
    default: break
    }
    if element.value?.isEmpty == true { element.value = nil }
  }

  /// Takes the number by which a choice says that it is chosen, which is not heard.
  private func selectByValue(_ node: CapturedNode, _ element: inout ImportedElement) {
    guard let value = node.value, value == "1" || value == "0" else { return }
    if value == "1" { element.traits.insert(.selected) }
    element.value = nil
  }
}
