internal import Elements
internal import Interface
internal import Utterances

/// A row of the table of hints of the Mac: what the cursor stands on, and which keys operate that.
///
/// Sources: dotnet/maui (“button, you are currently on a button, to click this button, press control + Option + space”, of
/// Mac Catalyst), WWDC14-207 (“You are currently on a button”), semrush/intergalactic and guidepup for pages, where a group
/// is told of too that is around the element. That apps hear the words of pages is assumed.
struct MacHint: Sendable {
  /// What the cursor stands on.
  var place: Phrase.Key
  /// Which keys operate it; `nil` for what is only read.
  var keys: Phrase.Key?
  /// One of these traits makes it apply.
  var traits: ElementTraits = []
  /// So does this role.
  var role: MacRole?

  /// The rows of which the first that applies is heard, after the author's hint.
  static let all: [MacHint] = [
    // w3c-cg/aria-at, issue 1137.
    MacHint(place: .onMenuItem, keys: .menuItemHint, traits: .menuItem),
    MacHint(place: .onDisclosureTriangle, role: .disclosureTriangle),
    // Its keys are those of a checkbox (ustaxcourt/website-wagtail, VoiceOver's words in its tests of a page).
    MacHint(place: .onToggleButton, keys: .selectHint, role: .toggleButton),
    // w3c-cg/aria-at, issues 1171 and 1234, macOS 15, and 956 and 1091, macOS 13 and 14.
    MacHint(place: .onRadioButton, keys: .optionHint, role: .radioButton),
    MacHint(place: .onSlider, keys: .sliderHint, role: .slider),
    MacHint(place: .onPopUpButton, keys: .optionsHint, traits: .popUpButton),
    MacHint(place: .onCheckbox, keys: .selectHint, traits: .toggle),
    MacHint(place: .onTextField, keys: .typeHint, traits: [.textEntry, .searchField]),
    MacHint(place: .onLink, keys: .clickLinkHint, traits: .link),
    MacHint(place: .onButton, keys: .clickButtonHint, traits: .button),
    MacHint(place: .onImage, traits: .image),
    MacHint(place: .onText, traits: .staticText),
  ]

  /// What is told of an element.
  ///
  /// What is told of a switch, of a stepper and of a heading without a level is not known.
  static func phrases(for element: Element, as role: MacRole) -> [Phrase.Key] {
    if element.has(.header), element.sharedDetails?.wrapped.headingLevel != nil { return [.onHeading] }
    guard !element.hasAny([.header, .tab, .menuButton, .switchLook]), !element.has(.adjustable) || role == .slider,
      let row = all.first(where: { element.hasAny($0.traits) || $0.role == role })
    else { return [] }
    guard !element.has(.notEnabled) else { return [row.place, .dimmedHint] }
    return [row.place] + [row.keys].compactMap(\.self)
  }
}
