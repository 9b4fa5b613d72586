import Diagnostics

/// What is wrong with JSON.
extension Diagnostic {
  static func unexpected(
    _ found: String, expected: String, at place: SourcePlace, since start: SourcePlace? = nil, hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      "json-syntax", "expected \(expected), found \(found)", at: place,
      notes: start.map { [Note("the list or map begins here", at: $0)] } ?? [], hints: hints)
  }

  static func trailingComma(at place: SourcePlace) -> Diagnostic {
    Diagnostic("trailing-comma", "JSON allows no comma after the last item", at: place, hints: ["remove the comma"])
  }

  static func comment(at place: SourcePlace) -> Diagnostic {
    Diagnostic("json-comment", "JSON has no comments", at: place, length: 2, hints: ["write YAML, which has them"])
  }

  static func unquotedKey(_ key: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unquoted-key", "a key stands in double quotes in JSON", at: place, length: key.unicodeScalars.count,
      hints: ["write \"\(key.filter { !"“”„«»`".contains($0) })\""])
  }

  static func singleQuotes(at place: SourcePlace) -> Diagnostic {
    Diagnostic("single-quotes", "text stands in double quotes in JSON", at: place, hints: ["write \" for '"])
  }

  static func notAValue(_ word: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "not-a-json-value", "'\(word)' is neither text in quotes nor a number of JSON", at: place,
      length: word.unicodeScalars.count, hints: meaning(of: word).map { [$0] } ?? [])
  }

  /// What to write for a word of another language.
  private static func meaning(of word: String) -> String? {
    if let constant = constants[word.lowercased()] { return "write \(constant)" }
    if word.unicodeScalars.contains(where: { "“”„«»`".unicodeScalars.contains($0) }) {
      return "put text in straight double quotes"
    }
    guard let first = word.first else { return nil }
    if first.isLetter {
      return ["nan", "infinity", "inf"].contains(word.lowercased()) ? nil : "write \"\(word)\" if it is text"
    }
    let number =
      (first == "+" ? "" : first == "." ? "0" : "\(first)") + (first == "." ? word : String(word.dropFirst()))
    return Scalar.isJSONNumber(number) ? "write \(number)" : nil
  }

  /// The constants of other languages in small letters, and what JSON calls them.
  private static let constants = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "none": "null", "nil": "null",
    "undefined": "null",
  ]

  /// The error for YAML in a file whose name says JSON.
  static func yamlInJSON(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "json-syntax", "JSON begins with '{', and this looks like YAML", at: place, hints: ["name the file '….yaml'"])
  }

  static func unclosedString(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unclosed-text", "the text that begins here is not closed on its line", at: place,
      hints: ["close it with \", and write \\n for a new line"])
  }

  static func controlCharacter(_ scalar: Unicode.Scalar, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "control-character", "a control character cannot stand in JSON text", at: place,
      hints: ["write it as \(scalar == "\t" ? "\\t" : "\\u\(scalar.value.hexadecimal())")"])
  }

  static func unknownEscape(_ found: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-escape", "JSON has no escape of '\\' and \(found)", at: place, length: 2,
      hints: ["write '\\\\' for a backslash"])
  }

  static func brokenEscape(at place: SourcePlace) -> Diagnostic {
    Diagnostic("unknown-escape", "'\\u' needs four hexadecimal digits", at: place, length: 2)
  }

  static func unpairedSurrogate(at place: SourcePlace) -> Diagnostic {
    Diagnostic("unpaired-surrogate", "this escape is one half of a character without the other", at: place, length: 6)
  }
}
