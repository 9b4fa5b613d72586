package import Elements
internal import Interface

/// A row of the table of what Voice Control calls things that have no name of their own.
///
/// Sources: Apple's strings `Trait.*` of Voice Control for iOS 15, in a public collection of localizations (kishikawakatsumi,
/// applelocalization-tools); hmrc/accessibility, issue 70 (several fields without names are all called “text”, and numbers
/// tell them apart). Which of several traits gives the name is assumed.
struct TraitName {
  let name: String
  let trait: ElementTraits

  /// The first that applies is the name.
  static let all = [
    TraitName(name: "Search field", trait: .searchField), TraitName(name: "Text", trait: .textEntry),
    TraitName(name: "Back button", trait: .backButton), TraitName(name: "Keyboard key", trait: .keyboardKey),
    TraitName(name: "Link", trait: .link), TraitName(name: "Adjustable", trait: .adjustable),
    TraitName(name: "Button", trait: .button), TraitName(name: "Image", trait: .image),
    TraitName(name: "Header", trait: .header),
  ]
}

extension Element {
  /// What Voice Control calls the element: its own name, else that of its trait; `nil` for what has neither.
  package var nameInVoiceControl: String? {
    if let voiceName, !voiceName.isEmpty { return voiceName }
    return TraitName.all.first { !traits.isDisjoint(with: $0.trait) }?.name
  }
}
