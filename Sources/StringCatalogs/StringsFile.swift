package import Foundation

/// The texts of a `.strings` file, which is a property list or the older `"key" = "value";`.
package struct StringsFile {
  /// The words by their keys.
  package let texts: [String: String]

  /// Reads a file.
  ///
  /// - Throws: The first thing that is wrong with it.
  package init(_ data: Data) throws(StringFileProblem) {
    if data.isPropertyList {
      guard let list = try PropertyLists.list(data) as? [String: String] else {
        throw StringFileProblem("expected a map from keys to texts", at: .line(1, column: 1))
      }
      texts = list
      return
    }
    guard let text = data.decodedText else { throw StringFileProblem("the file is not text", at: .unknown) }
    var parser = StringsParser(text)
    texts = try parser.pairs()
  }
}

/// Reads `"key" = "value";` with comments in between.
private struct StringsParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func pairs() throws(StringFileProblem) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipSpace()
    while !rest.isEmpty {
      let key = try word("a key")
      try skipSpace()
      if rest.first == ";" {
        // A key alone stands for itself.
        pairs[key] = key
      } else {
        try expect("=", after: "the key")
        try skipSpace()
        pairs[key] = try word("the words in double quotes")
        try skipSpace()
      }
      try expect(";", after: "the words")
      try skipSpace()
    }
    return pairs
  }

  private func problem(_ message: String, at place: Substring? = nil) -> StringFileProblem {
    let start = (place ?? rest).startIndex
    return StringFileProblem(message, at: .offset(text.utf8.distance(from: text.startIndex, to: start)))
  }

  private mutating func expect(_ mark: Character, after what: String) throws(StringFileProblem) {
    guard rest.first == mark else {
      throw problem(rest.isEmpty ? "the file ends without '\(mark)' after \(what)" : "expected '\(mark)' after \(what)")
    }
    rest.removeFirst()
  }

  private mutating func skipSpace() throws(StringFileProblem) {
    while let character = rest.first {
      if character.isWhitespace || character == "\u{FEFF}" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { throw problem("the comment is not closed") }
        rest = rest[end.upperBound...]
      } else {
        return
      }
    }
  }

  private mutating func word(_ expectation: String) throws(StringFileProblem) -> String {
    if rest.first == "\"" { return try quoted() }
    let bare = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_$/:.-".contains($0)) }
    guard !bare.isEmpty else { throw problem("expected \(expectation)") }
    rest = rest[bare.endIndex...]
    return String(bare)
  }

  private mutating func quoted() throws(StringFileProblem) -> String {
    let start = rest
    rest.removeFirst()
    var words = ""
    while let character = rest.popFirst() {
      if character == "\"" { return words }
      guard character == "\\", let escaped = rest.popFirst() else {
        words.append(character)
        continue
      }
      switch escaped {
      case "n": words.append("\n")
      case "t": words.append("\t")
      case "r": words.append("\r")
      case "U", "u": words += unit()
      default: words.append(escaped)
      }
    }
    throw problem("the quotes are not closed", at: start)
  }

  /// The character of four hexadecimal digits, or of two such escapes where one is not enough.
  private mutating func unit() -> String {
    var units = [digits()]
    if let first = units[0], UTF16.isLeadSurrogate(first), rest.hasPrefix("\\U") || rest.hasPrefix("\\u") {
      rest = rest.dropFirst(2)
      units.append(digits())
    }
    return String(decoding: units.compactMap(\.self), as: UTF16.self)
  }

  private mutating func digits() -> UInt16? {
    let digits = rest.prefix(4).prefix(while: \.isHexDigit)
    rest = rest[digits.endIndex...]
    return UInt16(digits, radix: 16)
  }
}

extension Data {
  /// Whether these are the bytes of a property list, binary or in XML.
  var isPropertyList: Bool { starts(with: "bplist".utf8) || decodedText?.drop(while: \.isWhitespace).first == "<" }

  /// The text in UTF-8, or in UTF-16 with a mark before it; without a byte-order mark, as places in it are counted.
  var decodedText: String? {
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return String(data: self, encoding: .utf16) }
    return String(validating: starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self, as: UTF8.self)
  }
}
