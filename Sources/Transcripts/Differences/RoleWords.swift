internal import Utterances
internal import VoiceOver

/// The words of VoiceOver's own by which a reviewer knows that an element lost its role or its state.
struct RoleWords: Sendable {
  private let nouns: [String: String]

  /// The words of a language, in all notations.
  init(language: String) {
    let phrasebook = Phrasebook.forLanguage(language)
    var nouns: [String: String] = [:]
    for (noun, keys) in RoleWords.table {
      for key in keys {
        let phrase = phrasebook[key]
        for words in [phrase.spoken, phrase.caption, phrase.snapshot] { nouns[RoleWords.key(words)] = noun }
      }
    }
    self.nouns = nouns
  }

  /// The words in quotes, with what they are in front if they are VoiceOver's own.
  func named(_ words: String) -> String {
    let quoted = "'\(words)'"
    return noun(of: words).map { "\($0) \(quoted)" } ?? quoted
  }

  /// “role” or “state” for words of VoiceOver's own, `nil` for all others.
  func noun(of words: String) -> String? { nouns[RoleWords.key(words)] }

  private static func key(_ words: String) -> String {
    (words.hasSuffix(".") ? String(words.dropLast()) : words).lowercased()
  }

  private static let table: [(noun: String, keys: [Phrase.Key])] = [
    (
      "role",
      [
        .button, .popUpButton, .backButton, .switchButton, .tab, .textField, .secureTextField, .heading, .link,
        .pickerItem, .adjustable, .image, .searchField, .checkbox, .editText,
      ]
    ),
    (
      "state",
      [
        .selected, .dimmed, .on, .off, .mixed, .isEditing, .expanded, .collapsed, .draggable, .checked, .unchecked,
      ]
    ),
  ]
}
