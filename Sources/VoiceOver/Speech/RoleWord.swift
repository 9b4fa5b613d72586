internal import Elements
internal import Interface
package import Utterances

/// A row of the table of role words: the phrase that an element adds to its description, and when.
package struct RoleWord: Sendable {
  package var key: Phrase.Key
  package var kind: Utterance.Kind = .role
  /// The traits that the element must have, all of them.
  var with: ElementTraits = []
  /// The traits that silence the word.
  var without: ElementTraits = []
  /// The state that a switch must have; `nil` for any.
  var state: SwitchState?
  /// Whether what the element discloses must be shown or hidden; `nil` for elements of all sorts.
  var isExpanded: Bool?
  /// Whether the element's text must have links in it or must have none; `nil` for any.
  var hasLinks: Bool?
  /// Whether the element must have a heading level or must have none.
  var hasLevel: Bool?
  /// Whether the element must stand in a tab bar, or must not.
  var isInTabBar: Bool?
  /// Whether the word is one of the Mac's, or of the systems that are touched; `nil` for all.
  package var isOfMac: Bool?
  /// The role that the element must have on the Mac; `nil` for any.
  var macRole: MacRole?
  /// The generation of systems from which on the word is heard; `nil` for all.
  var since: Int?
  /// The generation of systems from which on the word is not heard any more; `nil` for none.
  var until: Int?
  /// Whether the word stands before the name, where the others stand after it.
  var isBeforeName = false
  /// The reading of the sources that calls for the word, where the better source does not have it.
  var wish: SourceReading?
  /// Whether nobody is known to have heard the word of an app on the Mac.
  var isAssumedOnMac = false

  /// The role words in the order in which VoiceOver speaks them.
  ///
  /// Source: AccessibilitySnapshot's speech for the public traits, checked by its authors against VoiceOver; the
  /// caption panel and log of iOS 26 for pop-up buttons, wheels, disclosure and dragging.
  package static let all: [RoleWord] = [
    RoleWord(key: .dimmed, kind: .state, with: .notEnabled),
    // The Mac tells a state in front of the role (microsoft/workbooks, issue 439: “Expanded, Disclosure triangle”; the
    // Mac's logs of pages, shipshape: “menu pop up collapsed button”, and of a library of components, macOS 26: “Sections
    // collapsed button”).
    RoleWord(key: .expanded, kind: .state, isExpanded: true, isOfMac: true),
    RoleWord(key: .collapsed, kind: .state, isExpanded: false, isOfMac: true),
    RoleWord(
      key: .button, with: .button, without: [.keyboardKey, .toggle, .tab, .backButton], isInTabBar: false,
      isOfMac: false),
    // An element has one role on the Mac: a link is no button as well. An item of a menu is called by its name alone
    // (w3c-cg/aria-at, issue 1137).
    RoleWord(
      key: .button, with: .button,
      without: [.keyboardKey, .toggle, .tab, .backButton, .popUpButton, .menuButton, .menuItem, .link],
      isInTabBar: false, isOfMac: true, macRole: MacRole.none),
    RoleWord(key: .slider, macRole: .slider),
    RoleWord(key: .stepper, macRole: .stepper),
    RoleWord(key: .progressIndicator, macRole: .progressIndicator),
    RoleWord(key: .busyIndicator, macRole: .busyIndicator),
    RoleWord(key: .levelIndicator, macRole: .levelIndicator),
    RoleWord(key: .disclosureTriangle, macRole: .disclosureTriangle),
    RoleWord(key: .radioButton, macRole: .radioButton),
    RoleWord(key: .toggleButton, macRole: .toggleButton),
    RoleWord(key: .popUpButton, with: .popUpButton),
    RoleWord(key: .menuButton, with: .menuButton),
    RoleWord(key: .backButton, with: .backButton),
    RoleWord(key: .switchButton, with: [.toggle, .button], isOfMac: false),
    // Since there is a trait for it, it needs no other (AccessibilitySnapshot, issue 199, whose snapshots still lack it).
    RoleWord(key: .switchButton, with: .toggle, without: .button, isOfMac: false, since: 17),
    RoleWord(key: .on, kind: .state, with: .toggle, state: .on, isOfMac: false),
    RoleWord(key: .off, kind: .state, with: .toggle, state: .off, isOfMac: false),
    RoleWord(key: .mixed, kind: .state, with: .toggle, state: .mixed),
    // On the Mac a toggle is a checkbox with its state in front (WWDC14-207).
    RoleWord(key: .checked, kind: .state, with: .toggle, without: .switchLook, state: .on, isOfMac: true),
    RoleWord(key: .unchecked, kind: .state, with: .toggle, without: .switchLook, state: .off, isOfMac: true),
    RoleWord(key: .checkbox, with: [.toggle, .button], without: .switchLook, isOfMac: true),
    // One that is drawn as a switch is called so (home-assistant/frontend, issue 53910, macOS 26).
    RoleWord(key: .on, kind: .state, with: [.toggle, .switchLook], state: .on, isOfMac: true),
    RoleWord(key: .off, kind: .state, with: [.toggle, .switchLook], state: .off, isOfMac: true),
    RoleWord(key: .macSwitch, with: [.toggle, .button, .switchLook], isOfMac: true),
    RoleWord(key: .tab, with: .tab, isInTabBar: false),
    RoleWord(key: .tab, isInTabBar: true),
    // A heading that is a text view says so first (microsoft/Teams-AdaptiveCards-Mobile, issues 24, 25 and 185, iOS 16 and 17:
    // “heading text field”).
    RoleWord(key: .headingLevel, with: [.header, .textArea], hasLevel: true, isOfMac: false),
    RoleWord(key: .heading, with: [.header, .textArea], hasLevel: false),
    RoleWord(key: .secureTextField, with: [.textEntry, .secureText], isOfMac: false),
    RoleWord(key: .secureEditText, with: [.textEntry, .secureText], isOfMac: true),
    // A search field is not called a text field as well (a11ysupport.io, MagentaA11y).
    RoleWord(key: .textField, with: .textEntry, without: [.secureText, .searchField], isOfMac: false),
    RoleWord(
      key: .textField, with: [.textEntry, .searchField], without: .secureText, isOfMac: false,
      wish: .searchFieldAsText),
    RoleWord(key: .editText, with: .textEntry, without: [.secureText, .searchField], isOfMac: true),
    RoleWord(key: .insertionAtEndOfText, kind: .state, with: [.textEntry, .textArea], isOfMac: true),
    RoleWord(key: .isEditing, kind: .state, with: [.textEntry, .isEditing], without: .searchField),
    RoleWord(key: .headingLevel, with: .header, without: .textArea, hasLevel: true, isOfMac: false),
    // On the Mac the level stands before the name (WWDC14-516, “Heading level 1, all about widgets”; the Mac's logs of
    // pages, guidepup and shipshape).
    RoleWord(key: .headingLevel, with: .header, hasLevel: true, isOfMac: true, isBeforeName: true),
    RoleWord(key: .heading, with: .header, without: .textArea, hasLevel: false),
    RoleWord(key: .link, with: .link, isOfMac: false),
    // Before macOS 26 a link is called so before its name (the Mac's logs of pages, guidepup: “link Get Started”, “heading
    // level 2 link README.md”; ambrwlsn, on anchor links, of 2020: “link, link to this heading”). A caption panel of 2026 has
    // it after (“Skip to content, link”). On which version it changed, and that links of apps are called so, is assumed.
    RoleWord(key: .link, with: .link, isOfMac: true, until: 26, isBeforeName: true),
    RoleWord(key: .link, with: .link, isOfMac: true, since: 26),
    // A text with links in it is called one as a whole (accessibilityupto11, day 30; MagentaA11y, links).
    RoleWord(key: .link, without: .link, hasLinks: true, isOfMac: false),
    RoleWord(key: .pickerItem, with: .pickerItem),
    RoleWord(key: .adjustable, with: .adjustable, macRole: MacRole.none, isAssumedOnMac: true),
    RoleWord(key: .image, with: .image),
    RoleWord(key: .searchField, with: .searchField, isOfMac: false),
    RoleWord(key: .searchTextField, with: .searchField, isOfMac: true),
    // That a field is edited follows its role, wherever the role stands.
    RoleWord(key: .isEditing, kind: .state, with: [.textEntry, .isEditing, .searchField]),
    RoleWord(key: .expanded, kind: .state, isExpanded: true, isOfMac: false),
    RoleWord(key: .collapsed, kind: .state, isExpanded: false, isOfMac: false),
    RoleWord(key: .draggable, with: .draggable),
  ]

  /// The role words that stand before the name.
  static let beforeName = all.filter(\.isBeforeName)

  /// The role words that stand after the name.
  static let afterName = all.filter { !$0.isBeforeName }

  /// The words that an element's own state follows where its author gave it one, in place of on and off.
  package static let withOwnState: Set<Phrase.Key> = [.switchButton, .checkbox, .macSwitch]

  /// The states of a switch, by its values; no text, so that rows are looked at without counting who holds them.
  enum SwitchState: String {
    case on = "1"
    case off = "0"
    case mixed = "2"
  }

  /// What, besides the traits and the value of an element, decides whether a word is heard.
  struct Circumstances: Sendable {
    var isInTabBar: Bool
    var isOnMac: Bool
    /// What the element is on the Mac; none on other systems.
    var macRole: MacRole
    /// The generation of the system, as iOS counts.
    var generation: Int
    /// Whether what the element discloses is shown or hidden; `nil` if it discloses nothing.
    var isExpanded: Bool?
    var hasLinks: Bool
    /// Whether the element has a heading level that is spoken.
    var hasLevel: Bool
    /// The readings of the sources that call for words which the better source does not have.
    var wishes: Set<SourceReading>
  }

  /// Whether an element hears the word.
  func applies(to element: Element, _ circumstances: Circumstances) -> Bool {
    guard element.traits.isSuperset(of: with), element.traits.isDisjoint(with: without) else { return false }
    if let wish, !circumstances.wishes.contains(wish) { return false }
    if let isOfMac, isOfMac != circumstances.isOnMac { return false }
    if let macRole, macRole != circumstances.macRole { return false }
    if let since, circumstances.generation < since { return false }
    if let until, circumstances.generation >= until { return false }
    if let isInTabBar, isInTabBar != circumstances.isInTabBar { return false }
    if let state, element.value != state.rawValue { return false }
    if let isExpanded, isExpanded != circumstances.isExpanded { return false }
    if let hasLinks, hasLinks != circumstances.hasLinks { return false }
    if let hasLevel, hasLevel != circumstances.hasLevel { return false }
    return true
  }
}
