internal import Interface
internal import Utterances

/// How attributed speech and the person's settings change the words of a text.
///
/// Pitch and pronunciation are for the voice alone; only spelling, punctuation, digits and emoji change what is written
/// down. “Some” punctuation is as written: which marks are heard then is up to the voice.
struct Spelling: Sendable {
  /// Letter by letter: “GOOG” is “G O O G” (WWDC17-215).
  var spellsOut = false
  /// Whether capitals are told apart as the letters are spelled: “ABC” is “Cap A Cap B Cap C”.
  ///
  /// Heard in 2021 (accessibilityupto11.com, day 12). Public apps, GOV.UK's among them, make small letters of plates and
  /// names of shares before they have them spelled. A book of akaDuality's and the talk of 2017 have the letters alone.
  var announcesCapitals = false
  /// All means every mark by its name (cvs-health, accessibilityupto11.com), none that no mark is.
  var punctuation = Setting.Punctuation.some
  /// Numbers digit by digit: “25” is “2 5”.
  var speaksDigits = false
  /// Whether the word “emoji” stands after one.
  var namesEmoji = false

  init(_ speech: Speech?, _ settings: Settings) {
    spellsOut = speech?.spellsOut ?? false
    punctuation = speech?.speaksPunctuation == true ? .all : settings.punctuation
    speaksDigits = settings.numbers == .digits
    namesEmoji = settings.isOn(.emoji)
  }

  /// The words as they are spoken.
  func spoken(_ text: String, in phrasebook: Phrasebook) -> String {
    guard changes(text) else { return text }
    if spellsOut {
      return text.filter { !$0.isWhitespace }.map { letter(for: $0, in: phrasebook) }.joined(separator: " ")
    }
    var words = ""
    var previous = Piece.text(" ")
    for character in text {
      let piece = piece(character, in: phrasebook)
      if previous.isApart(from: piece), !words.isEmpty, !words.hasSuffix(" ") { words += " " }
      words += piece.words
      previous = piece
    }
    return words.hasSuffix(" ") && !text.hasSuffix(" ") ? String(words.dropLast()) : words
  }

  /// A character as it is spelled: a mark by its name, as where characters are read one by one (assumed).
  private func letter(for character: Character, in phrasebook: Phrasebook) -> String {
    if let mark = Spelling.marks[character] { return phrasebook[mark].spoken }
    guard announcesCapitals, character.isUppercase else { return String(character) }
    return phrasebook[.capital].words(in: .spoken, String(character))
  }

  /// Whether a text may be spoken other than it is written.
  private func changes(_ text: String) -> Bool {
    if spellsOut || speaksDigits || punctuation != .some { return true }
    return namesEmoji && text.utf8.contains { $0 >= 0xE2 } && text.contains(where: \.isEmoji)
  }

  /// A character as it is spoken.
  private enum Piece {
    case text(Character)
    case digit(Character)
    /// A word in place of a character; none for a mark that is passed over.
    case word(String)

    var words: String {
      switch self {
      case .text(let character), .digit(let character): String(character)
      case .word(let word): word
      }
    }

    /// Whether a space stands between the piece and the next one.
    func isApart(from next: Piece) -> Bool {
      switch (self, next) {
      case (.digit, .digit), (.word, .word): true
      case (.word, .text(let character)), (.word, .digit(let character)): !character.isWhitespace
      case (.text, .word), (.digit, .word): true
      case (.text, .text), (.text, .digit), (.digit, .text): false
      }
    }
  }

  private func piece(_ character: Character, in phrasebook: Phrasebook) -> Piece {
    if let key = Spelling.marks[character] {
      switch punctuation {
      case .all: return .word(phrasebook[key].spoken)
      case .none where Spelling.symbols.contains(key): return .word("")
      case .some, .none: return .text(character)
      }
    }
    if speaksDigits, character.isNumber { return .digit(character) }
    if namesEmoji, character.isEmoji { return .word(phrasebook[.emoji].words(in: .spoken, String(character))) }
    return .text(character)
  }

  /// The phrases for the names of marks.
  static let marks: [Character: Phrase.Key] = [
    ".": .dot, ",": .comma, ":": .colon, ";": .semicolon, "!": .exclamationMark, "?": .questionMark,
    "\"": .quotationMark, "'": .apostrophe, "(": .leftParenthesis, ")": .rightParenthesis, "/": .slash, "-": .dash,
    "_": .underscore, "=": .equals, "+": .plus, "*": .asterisk, "#": .hash, "@": .at, "&": .ampersand,
    "%": .percent, "•": .bullet, "…": .ellipsis,
  ]

  /// The marks that make no pause but are heard by their names, unless none are to be.
  private static let symbols: Set<Phrase.Key> = [
    .slash, .underscore, .equals, .asterisk, .hash, .bullet, .ellipsis, .quotationMark, .leftParenthesis,
    .rightParenthesis, .dash,
  ]
}

extension Character {
  /// Whether the character is shown as an emoji.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
