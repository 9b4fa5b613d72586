internal import Utterances

extension RotorOption {
  /// The options that the reference tells of, by the names that English has for them, and what swipes up and down do.
  package static let reference: [(name: String, summary: String)] = {
    let settings = PersonalSetting.allCases.map { RotorOption.setting($0) }
    let options: [RotorOption] =
      TextUnit.allCases.map { .text($0) } + [
        .actions, .adjustValue, .zoom, .moreContent, .textSelection, .edit, .misspelledWords,
      ]
      + ElementKind.allCases.map { .elements($0) } + [.headings(level: 1), .containers, .audioGraph] + settings
    return options.compactMap { option in
      option.phrase.map { (Phrasebook.english[$0].spoken(for: option), option.summary) }
    }
  }()

  /// What swipes up and down do, in one sentence.
  private var summary: String {
    switch self {
    case .text(.characters): "Read the element character by character."
    case .text(.words): "Read the element word by word."
    case .text(.lines): "Read the element line by line."
    case .setting: "Change how VoiceOver speaks, for those who have put it into the rotor."
    case .elements(let kind) where kind.row.isStandard: "Go to the next or the previous one on the screen."
    case .elements: "Go to the next or the previous one on the screen, for those who have put it into the rotor."
    case .headings: "Go to the next or the previous heading of a level, 1 to 6."
    case .containers: "Go to the first element of the next or the previous container."
    case .textSelection: "Swipes to the side change what is selected of the text."
    case .edit: "Offer what can be done to the text that is being edited."
    case .misspelledWords: "Go to the next or the previous word that the spelling checker marks."
    case .adjustValue: "Raise or lower the value."
    case .zoom: "Zoom in or out."
    case .actions: "Offer the actions of the element; a double tap performs the one that was heard."
    case .moreContent: "Read the details of the element one after the other."
    case .audioGraph: "Offer what can be heard of a chart."
    case .custom: "Go through the elements that the app names."
    }
  }
}

extension Phrase {
  /// The name of an option; that of a level says the level.
  fileprivate func spoken(for option: RotorOption) -> String {
    if case .headings = option { "Heading Level 1 to 6" } else { spoken }
  }
}
