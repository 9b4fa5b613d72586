extension String {
  /// The text in small letters, white space as one blank, without marks at its ends.
  var normalizedName: String {
    if isASCII { return asciiName }
    let words = lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber && !character.isSymbol }
    guard let start = words.firstIndex(where: { !isMark($0) }), let end = words.lastIndex(where: { !isMark($0) }) else {
      return ""
    }
    return String(words[start...end])
  }

  /// The words of the text in small letters: letters and digits, with apostrophes inside.
  var spokenWords: [String] {
    if isASCII { return asciiWords }
    var words: [String] = []
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if character == "'" || character == "’", !word.isEmpty {
        word.append("'")
      } else if !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// How many ``spokenWords`` there are.
  var spokenWordCount: Int { isASCII ? asciiWordCount : spokenWords.count }

  /// The text without white space at its ends.
  var trimmed: String {
    // A mark of ASCII that is no blank.
    let isPlain = { (byte: UInt8?) in byte.map { (0x21...0x7E).contains($0) } ?? true }
    if isPlain(utf8.first), isPlain(utf8.last) { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// Whether it has a letter or a digit of any script.
  var hasLetterOrDigit: Bool {
    isASCII ? utf8.contains(where: \.isASCIIWordPart) : contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a letter is a small one.
  var hasSmallLetter: Bool {
    isASCII ? utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } : contains(where: \.isLowercase)
  }

  /// Whether it is joined from the parts of a row, rather than a name: a comma ends what it is called.
  var isContent: Bool { contains(", ") && spokenWordCount > 6 }

  /// The number of letters.
  var letterCount: Int { isASCII ? utf8.count(where: \.isASCIILetter) : count(where: \.isLetter) }

  /// The text in typographic quotation marks and on one line, as messages show what is heard.
  var quoted: String { "“\(split(whereSeparator: \.isNewline).joined(separator: " "))”" }
}

extension [String] {
  /// Whether the words stand one after the other among these.
  func contains(run words: [String]) -> Bool {
    guard let first = words.first, words.count <= count else { return words.isEmpty }
    return (0...(count - words.count)).contains { self[$0] == first && self[$0...].starts(with: words) }
  }
}

extension Character {
  /// Whether the character is drawn as an emoji.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && unicodeScalars.count > 1 && unicodeScalars.contains("\u{FE0F}"))
  }
}
