internal import Diagnostics

/// A capture that stands among other words: in a bug report, in a log, or as text in quotes in a test or an answer.
enum CaptureExcerpt {
  /// The file with nothing but the capture in it; `nil` if the file has none, or is one itself.
  static func inside(_ file: SourceFile) -> SourceFile? {
    guard let text = quoted(in: file.text) ?? markup(in: file.text) else { return nil }
    return SourceFile(name: file.name, text: text)
  }

  // MARK: Quotes

  /// How captures go on after their first words where line ends and quotes are escaped.
  private static let escapedWords = ["Element subtree:\\n", "<?xml version=\\\"", "?>\\n<", "<AppiumAUT>\\n"]

  /// The text of a literal that holds a capture, without its escapes.
  private static func quoted(in text: String) -> String? {
    guard text.contains(bytesOf: "\\n") || text.contains(bytesOf: "\\\""),
      let words = escapedWords.lazy.compactMap({ text.firstRange(ofBytes: $0) }).first
    else { return nil }
    let line = text[..<words.lowerBound].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    let head = text[line..<words.upperBound]
    let start = head.firstRange(of: beginnings[0])?.lowerBound ?? afterOpeningQuote(in: head) ?? line
    let quote = start == line ? nil : text[text.index(before: start)]
    return EscapedText.decode(text[start...], until: quote.flatMap { quotes.contains($0) ? $0 : nil })
  }

  private static let quotes: Set<Character> = ["\"", "'", "`"]

  /// Where the literal begins in which a line goes on; `nil` if none is open at its end.
  private static func afterOpeningQuote(in line: Substring) -> String.Index? {
    var opened: (quote: Character, start: String.Index)?
    var isEscaped = false
    for (index, character) in zip(line.indices, line) {
      if !isEscaped, character == opened?.quote {
        opened = nil
      } else if !isEscaped, opened == nil, quotes.contains(character) {
        opened = (character, line.index(after: index))
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return opened?.start
  }

  // MARK: Markup

  private static let beginnings = ["<?xml ", "<AppiumAUT", "<\(ElementType.prefix)"]

  /// A page source among other words, in the same lines and columns.
  private static func markup(in text: String) -> String? {
    guard let first = text.utf8.first(where: { !" \t\r\n".utf8.contains($0) }), first != UInt8(ascii: "<"),
      text.contains(bytesOf: beginnings[1]) || text.contains(bytesOf: beginnings[2]),
      let start = beginnings.compactMap({ text.firstRange(ofBytes: $0)?.lowerBound }).min()
    else { return nil }
    let blank = String(text[..<start].map { $0.isNewline ? "\n" : " " })
    return blank + upToItsEnd(text[start...])
  }

  /// Markup up to the end of its first document, or to its last tag where it is cut off.
  private static func upToItsEnd(_ text: Substring) -> Substring {
    for name in ["AppiumAUT", ElementType.prefix + "Application"] where text.contains("<\(name)") {
      if let end = text.firstRange(of: "</\(name)>") { return text[..<end.upperBound] }
    }
    return text.lastIndex(of: ">").map { text[...$0] } ?? text
  }
}

/// Text as literals of JSON, Swift and Python write it.
private enum EscapedText {
  /// The text up to a quote that is not escaped, or to the end of the line, with what its escapes stand for.
  static func decode(_ text: Substring, until quote: Character?) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == quote || quote == nil && character.isNewline { break }
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": break
      case "u": result.append(scalar(from: &rest) ?? "\u{FFFD}")
      case "\"", "'", "\\", "/", "`": result.append(escaped)
      default: result += ["\\", escaped]
      }
    }
    return result
  }

  /// The character of `41`, of `{1F600}` or of two halves with a mark between them.
  private static func scalar(from rest: inout Substring) -> Character? {
    if rest.first == "{" {
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    }
    guard let first = unit(from: &rest) else { return nil }
    var units = [first]
    if UTF16.isLeadSurrogate(first), rest.hasPrefix("\\u") {
      rest = rest.dropFirst(2)
      if let second = unit(from: &rest) { units.append(second) }
    }
    return String(decoding: units, as: UTF16.self).first
  }

  private static func unit(from rest: inout Substring) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else { return nil }
    rest = rest.dropFirst(4)
    return unit
  }
}
