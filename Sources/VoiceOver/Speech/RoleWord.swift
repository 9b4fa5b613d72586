internal import Elements
internal import Interface

/// A row of the table of role words: the phrase that an element with certain traits adds to its description.
struct RoleWord: Sendable {
  var key: Phrase.Key
  var kind: Utterance.Kind = .role
  /// Whether an element hears the word, given what the container around it says.
  var applies: @Sendable (Element, Context) -> Bool

  /// The role words in the order in which VoiceOver speaks them.
  ///
  /// Source: AccessibilitySnapshot's speech for the public traits, checked by its authors against VoiceOver; the
  /// caption panel and log of iOS 26 for pop-up buttons, wheels, disclosure and dragging.
  static let all: [RoleWord] = [
    RoleWord(key: .dimmed, kind: .state) { element, _ in element.has(.notEnabled) },
    RoleWord(key: .button) { element, context in
      element.has(.button) && !element.hasAny([.keyboardKey, .toggle, .tab, .backButton]) && !context.isTab
    },
    RoleWord(key: .popUpButton) { element, _ in element.has(.popUpButton) },
    RoleWord(key: .backButton) { element, _ in element.has(.backButton) },
    RoleWord(key: .switchButton) { element, _ in element.has([.toggle, .button]) },
    RoleWord(key: .on, kind: .state) { element, _ in element.has(.toggle) && element.value == "1" },
    RoleWord(key: .off, kind: .state) { element, _ in element.has(.toggle) && element.value == "0" },
    RoleWord(key: .mixed, kind: .state) { element, _ in element.has(.toggle) && element.value == "2" },
    RoleWord(key: .tab) { element, context in element.has(.tab) || context.isTab },
    RoleWord(key: .secureTextField) { element, _ in element.has([.textEntry, .secureText]) },
    // A search field is not called a text field as well (a11ysupport.io, MagentaA11y).
    RoleWord(key: .textField) { element, _ in
      element.has(.textEntry) && !element.hasAny([.secureText, .searchField])
    },
    RoleWord(key: .isEditing, kind: .state) { element, _ in element.has([.textEntry, .isEditing]) },
    RoleWord(key: .headingLevel) { element, _ in element.has(.header) && element.details.headingLevel != nil },
    RoleWord(key: .heading) { element, _ in element.has(.header) && element.details.headingLevel == nil },
    RoleWord(key: .link) { element, _ in element.has(.link) },
    RoleWord(key: .pickerItem) { element, _ in element.has(.pickerItem) },
    RoleWord(key: .adjustable) { element, _ in element.has(.adjustable) },
    RoleWord(key: .image) { element, _ in element.has(.image) },
    RoleWord(key: .searchField) { element, _ in element.has(.searchField) },
    RoleWord(key: .expanded, kind: .state) { element, _ in element.details.isExpanded == true },
    RoleWord(key: .collapsed, kind: .state) { element, _ in element.details.isExpanded == false },
    RoleWord(key: .draggable) { element, _ in element.has(.draggable) },
  ]
}

extension Element {
  /// Whether the element has all of the traits.
  func has(_ traits: ElementTraits) -> Bool { self.traits.isSuperset(of: traits) }

  /// Whether the element has one of the traits.
  func hasAny(_ traits: ElementTraits) -> Bool { !self.traits.isDisjoint(with: traits) }
}

extension Context {
  /// Whether the container makes tabs of its elements.
  var isTab: Bool {
    guard case .tab = self else { return false }
    return true
  }
}
