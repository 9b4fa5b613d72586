/// Goes through Swift source, and knows what is inside strings, comments and brackets.
struct SourceScanner {
  let text: [Character]
  var index = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { index >= text.count }
  var current: Character? { index < text.count ? text[index] : nil }

  func hasPrefix(_ prefix: String) -> Bool {
    var position = index
    for character in prefix {
      guard position < text.count, text[position] == character else { return false }
      position += 1
    }
    return true
  }

  /// Steps over one character, or over a whole string, comment or bracket with all that is in it.
  mutating func skip() {
    if hasPrefix("//") {
      while let character = current, !character.isNewline { index += 1 }
    } else if hasPrefix("/*") {
      index += 2
      while !isAtEnd, !hasPrefix("*/") { index += 1 }
      index += 2
    } else if hasPrefix("\"\"\"") {
      skipString(ending: "\"\"\"")
    } else if current == "\"" {
      skipString(ending: "\"")
    } else if let close = SourceScanner.brackets[current ?? " "] {
      index += 1
      while !isAtEnd, current != close { skip() }
      index += 1
    } else {
      index += 1
    }
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  private mutating func skipString(ending end: String) {
    index += end.count
    while !isAtEnd, !hasPrefix(end) {
      if hasPrefix("\\(") {
        index += 1
        skip()
      } else {
        index += current == "\\" ? 2 : 1
      }
    }
    index += end.count
  }

  mutating func skipSpace() {
    while let character = current {
      if character.isWhitespace {
        index += 1
      } else if hasPrefix("//") || hasPrefix("/*") {
        skip()
      } else {
        return
      }
    }
  }

  /// Steps over the types in angle brackets that a type is given, if they begin here: right after its name.
  mutating func skipTypeParameters() -> Bool {
    guard current == "<", index > 0, text[index - 1].isLetter || text[index - 1].isNumber else { return false }
    var ahead = self
    var depth = 0
    while let character = ahead.current {
      if character == "<" { depth += 1 }
      if character == ">", ahead.text[ahead.index - 1] != "-" { depth -= 1 }
      ahead.skip()
      if depth == 0 {
        self = ahead
        return true
      }
    }
    return false
  }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String { String(text[range.clamped(to: 0..<text.count)]) }

  /// What stands inside the bracket that begins here, and steps over it.
  mutating func bracketed() -> String {
    let start = index + 1
    skip()
    return text(start..<max(start, index - 1))
  }
}

extension String {
  /// The parts between commas that are in no bracket.
  var commaSeparated: [String] {
    var scanner = SourceScanner(self)
    var parts: [String] = []
    var start = 0
    while !scanner.isAtEnd {
      if scanner.current == "," {
        parts.append(scanner.text(start..<scanner.index))
        start = scanner.index + 1
      }
      if !scanner.skipTypeParameters() { scanner.skip() }
    }
    parts.append(scanner.text(start..<scanner.text.count))
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Whether something is returned by the statements themselves, and not by closures and functions in them.
  var returnsByItself: Bool {
    var scanner = SourceScanner(self)
    var word = ""
    var isSteered = false
    while let character = scanner.current {
      if character.isLetter || character == "_" {
        word.append(character)
        scanner.index += 1
        continue
      }
      if word == "return" { return true }
      if ["do", "catch", "else", "if", "guard", "switch", "for", "while"].contains(word) { isSteered = true }
      word = ""
      if character == "{", isSteered {
        isSteered = false
        if scanner.bracketed().returnsByItself { return true }
      } else {
        if character.isNewline { isSteered = false }
        scanner.skip()
      }
    }
    return word == "return"
  }

  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
