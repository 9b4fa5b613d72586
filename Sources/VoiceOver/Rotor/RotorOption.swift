internal import Elements
internal import Interface
internal import Utterances

/// What the rotor can be turned to.
package enum RotorOption: Sendable, Hashable {
  case text(TextUnit)
  /// A setting of VoiceOver's that the rotor changes.
  case setting(PersonalSetting)
  case elements(ElementKind)
  /// Headings of a level, 1 to 6.
  case headings(level: Int)
  case containers
  /// Swipes to the side change what is selected of a text.
  case textSelection
  /// What can be done to the text that is being edited.
  case edit
  /// Words that the spelling checker marks.
  case misspelledWords
  case adjustValue
  case zoom
  case actions
  case moreContent
  /// What can be heard of a chart as a whole.
  case audioGraph
  /// A rotor of the app's own, by its name.
  case custom(String)

  /// The pieces in which text is read.
  package enum TextUnit: String, Sendable, CaseIterable {
    case characters, words, lines
  }

  /// The kinds of elements that the rotor finds.
  package enum ElementKind: String, Sendable, CaseIterable {
    case headings, links, formControls, buttons, textFields, searchFields, images, tables, lists, landmarks
    case staticText
  }
}

extension RotorOption {
  /// The words that are heard when the rotor is turned here; a custom rotor's are the author's.
  var phrase: Phrase.Key? {
    switch self {
    case .text(.characters): .characters
    case .text(.words): .words
    case .text(.lines): .lines
    case .setting(let setting): setting.row.name
    case .elements(let kind): kind.row.name
    case .headings: .headingsOfLevel
    case .containers: .containers
    case .textSelection: .textSelection
    case .edit: .edit
    case .misspelledWords: .misspelledWords
    case .zoom: .zoom
    case .adjustValue: .adjustValue
    case .actions: .actions
    case .moreContent: .moreContent
    case .audioGraph: .audioGraph
    case .custom: nil
    }
  }
}

extension RotorOption {
  /// The options that VoiceOver knows, whether or not there is anything for them here.
  static let system: [RotorOption] =
    TextUnit.allCases.map { .text($0) } + PersonalSetting.allCases.map { .setting($0) }
    + ElementKind.allCases.map { .elements($0) } + (1...6).map { .headings(level: $0) }
    + [.containers, .textSelection, .edit, .misspelledWords, .adjustValue, .zoom, .actions, .moreContent, .audioGraph]

  /// The level of the headings that are found.
  var level: Int? {
    guard case .headings(let level) = self else { return nil }
    return level
  }
}

extension RotorOption.ElementKind {
  /// A row of the table of what the rotor finds.
  struct Row: Sendable {
    /// What is heard when the rotor is turned here.
    var name: Phrase.Key
    /// What is heard when there is no further one.
    var missing: Phrase.Key
    /// One of these traits makes an element count.
    var traits: ElementTraits = []
    /// The first element of such a container counts.
    var role: Container.Role?
    /// Whether it is in the rotor of a new device; others are for those who have put them there.
    var isStandard = true
  }

  /// Sources: the rotor of iOS as seen in WWDC18-226 (“Heading not found”) and a11ysupport.io (“link not found”), and
  /// VoiceOver's own strings.
  var row: Row {
    switch self {
    case .headings: Row(name: .headings, missing: .headingNotFound, traits: .header)
    case .links: Row(name: .links, missing: .linkNotFound, traits: .link)
    case .formControls:
      Row(
        name: .formControls, missing: .formControlNotFound,
        traits: [.toggle, .adjustable, .textEntry, .searchField, .button])
    case .buttons: Row(name: .buttons, missing: .buttonNotFound, traits: .button)
    case .textFields: Row(name: .textFields, missing: .textFieldNotFound, traits: .textEntry)
    case .searchFields: Row(name: .searchFields, missing: .searchFieldNotFound, traits: .searchField)
    case .images: Row(name: .images, missing: .imageNotFound, traits: .image)
    case .tables: Row(name: .tables, missing: .tableNotFound, role: .dataTable)
    case .lists: Row(name: .lists, missing: .listNotFound, role: .list)
    case .landmarks: Row(name: .landmarks, missing: .landmarkNotFound, role: .landmark)
    // A list full of texts offered none (VoiceOver's log in the iOS 26.5 simulator).
    case .staticText:
      Row(name: .staticText, missing: .staticTextNotFound, traits: .staticText, isStandard: false)
    }
  }
}
