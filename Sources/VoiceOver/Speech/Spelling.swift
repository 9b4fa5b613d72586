internal import Interface

/// How attributed speech and the person's settings change the words of a text.
///
/// Pitch and pronunciation are for the voice alone; only spelling, punctuation and digits change what is written down.
struct Spelling: Sendable {
  /// Letter by letter: “GOOG” is “G O O G” (WWDC17-215).
  var spellsOut = false
  /// Every mark by its name (cvs-health, accessibilityupto11.com).
  var speaksPunctuation = false
  /// Numbers digit by digit: “25” is “2 5”.
  var speaksDigits = false

  init(_ speech: Speech?, _ settings: Settings) {
    spellsOut = speech?.spellsOut ?? false
    speaksPunctuation = speech?.speaksPunctuation ?? false || settings.choice(.punctuation) == "all"
    speaksDigits = settings.choice(.numbers) == "digits"
  }

  /// Whether words are left as they are.
  var isPlain: Bool { !spellsOut && !speaksPunctuation && !speaksDigits }

  /// The words as they are spoken.
  func spoken(_ text: String) -> String {
    guard !isPlain else { return text }
    if spellsOut { return text.filter { !$0.isWhitespace }.map(String.init).joined(separator: " ") }
    var words = ""
    var previous: Character?
    for character in text {
      if speaksPunctuation, let name = Spelling.marks[character] {
        words += words.isEmpty || words.hasSuffix(" ") ? name : " \(name)"
        previous = character
        continue
      }
      let followsMark = speaksPunctuation && previous.flatMap { Spelling.marks[$0] } != nil
      let followsDigit = speaksDigits && character.isNumber && previous?.isNumber == true
      if (followsMark && !character.isWhitespace) || followsDigit { words += " " }
      words.append(character)
      previous = character
    }
    return words
  }

  /// The names of punctuation marks in English.
  private static let marks: [Character: String] = [
    ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation mark", "?": "question mark",
    "\"": "quotation mark", "'": "apostrophe", "(": "left paren", ")": "right paren", "/": "slash", "-": "dash",
    "_": "underscore", "=": "equals", "+": "plus", "*": "asterisk", "#": "number", "@": "at", "&": "and",
    "%": "percent", "•": "bullet", "…": "ellipsis",
  ]
}
