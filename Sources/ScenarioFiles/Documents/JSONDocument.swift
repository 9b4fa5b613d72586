package import Diagnostics

/// Reads JSON by the letter of RFC 8259, with the place of every value.
///
/// Mistakes with an obvious meaning, such as a trailing comma, are reported and read as meant, so that one pass finds
/// them all. Anything else ends the reading.
package struct JSONDocument {
  /// Ends the reading; the diagnostic has been noted.
  private struct Stop: Error {}

  private var cursor: ByteCursor
  private var values = 0
  private let limit: Int
  private var diagnostics: [Diagnostic] = []

  private init(_ source: SourceFile) {
    cursor = ByteCursor(source.text)
    limit = Limits.values(in: source.text)
  }

  /// What came of reading; the node is `nil` if that had to end early.
  package typealias Outcome = (node: DocumentNode?, diagnostics: [Diagnostic])

  package static func read(_ source: SourceFile) -> Outcome {
    var document = JSONDocument(source)
    let node = try? document.whole()
    return (node, document.diagnostics)
  }

  private mutating func whole() throws(Stop) -> DocumentNode {
    try skipSpace()
    if let first = cursor.current, Character(Unicode.Scalar(first)).isLetter {
      throw stop(.yamlInJSON(at: cursor.place))
    }
    let node = try value(depth: 1)
    try skipSpace()
    if cursor.current != nil {
      throw stop(.unexpected(cursor.found, expected: "the end of the file", at: cursor.place))
    }
    return node
  }

  private mutating func value(depth: Int) throws(Stop) -> DocumentNode {
    values += 1
    guard depth <= Limits.depth else { throw stop(.tooDeep(at: cursor.place)) }
    guard values <= limit else { throw stop(.tooManyValues(limit, at: cursor.place)) }
    switch cursor.current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .scalar(try string())
    default: return .scalar(try word())
    }
  }

  private mutating func array(depth: Int) throws(Stop) -> DocumentNode {
    let start = cursor.place
    var items: [DocumentNode] = []
    try list(closedBy: UInt8(ascii: "]"), from: start) { (document) throws(Stop) in
      items.append(try document.value(depth: depth + 1))
    }
    return .sequence(items, start)
  }

  private mutating func object(depth: Int) throws(Stop) -> DocumentNode {
    let start = cursor.place
    var entries: [DocumentNode.Entry] = []
    try list(closedBy: UInt8(ascii: "}"), from: start) { (document) throws(Stop) in
      let key = try document.key()
      try document.skipSpace()
      guard document.cursor.current == UInt8(ascii: ":") else {
        throw document.stop(
          .unexpected(
            document.cursor.found, expected: "':' after the key", at: document.cursor.place,
            hints: document.cursor.current == UInt8(ascii: "=") ? ["write ':'"] : []))
      }
      document.cursor.advance()
      try document.skipSpace()
      entries.append(DocumentNode.Entry(key: key, value: try document.value(depth: depth + 1)))
    }
    let duplicates = entries.duplicateKeys()
    guard !duplicates.isEmpty else { return .mapping(entries, start) }
    // What stands there a second time has been reported, and is not judged as well.
    diagnostics += duplicates
    var known: Set<String> = []
    return .mapping(entries.filter { known.insert($0.key.text).inserted }, start)
  }

  /// Reads what stands between two brackets, an item at a time.
  private mutating func list(
    closedBy end: UInt8, from start: SourcePlace, item: (inout JSONDocument) throws(Stop) -> Void
  ) throws(Stop) {
    cursor.advance()
    try skipSpace()
    while cursor.current != end {
      try item(&self)
      try skipSpace()
      let comma = cursor.place
      if cursor.current == UInt8(ascii: ",") {
        cursor.advance()
        try skipSpace()
        if cursor.current == end { diagnostics.append(.trailingComma(at: comma)) }
      } else if cursor.current != end {
        let bracket = Character(Unicode.Scalar(end))
        let isItem = cursor.current.map {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
        }
        throw stop(
          .unexpected(
            cursor.found, expected: "',' or '\(bracket)'", at: cursor.place, since: start,
            hints: isItem == true ? ["put ',' before it"] : []))
      }
    }
    cursor.advance()
  }

  private mutating func key() throws(Stop) -> Scalar {
    if cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'") { return try string() }
    let start = cursor.place
    let text = bareWord()
    guard !text.isEmpty else {
      throw stop(.unexpected(cursor.found, expected: "a key in double quotes", at: cursor.place))
    }
    diagnostics.append(.unquotedKey(text, at: start))
    return Scalar(text: text.filter { !"“”„«»`".contains($0) }, style: .plain, place: start)
  }

  // MARK: Words and numbers

  private mutating func word() throws(Stop) -> Scalar {
    let start = cursor.place
    let text = bareWord()
    if text.isEmpty { throw stop(.unexpected(cursor.found, expected: "a value", at: cursor.place)) }
    if !["true", "false", "null"].contains(text), !Scalar.isJSONNumber(text) {
      diagnostics.append(.notAValue(text, at: start))
    }
    return Scalar(text: text, style: .plain, place: start)
  }

  /// Reads on to the next space or mark of JSON.
  private mutating func bareWord() -> String {
    let start = cursor.offset
    while let byte = cursor.current, byte > UInt8(ascii: " "), !"{}[],:\"'/".utf8.contains(byte) { cursor.advance() }
    return cursor.text(from: start)
  }

  // MARK: Strings

  private mutating func string() throws(Stop) -> Scalar {
    let start = cursor.place
    let quote = cursor.current
    if quote == UInt8(ascii: "'") { diagnostics.append(.singleQuotes(at: start)) }
    cursor.advance()
    var text = ""
    while cursor.current != quote {
      let run = cursor.offset
      while let byte = cursor.current, byte != quote, byte != UInt8(ascii: "\\"), byte >= 0x20 { cursor.advance() }
      text += cursor.text(from: run)
      switch cursor.current {
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw stop(.unclosedString(at: start))
      case UInt8(ascii: "\\"): text.unicodeScalars.append(escape())
      case let control? where control < 0x20:
        diagnostics.append(.controlCharacter(Unicode.Scalar(control), at: cursor.place))
        cursor.advance()
      default: break
      }
    }
    cursor.advance()
    return Scalar(text: text, style: quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted, place: start)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads an escape; a wrong one is noted and becomes a replacement character.
  private mutating func escape() -> Unicode.Scalar {
    let start = cursor.place
    cursor.advance()
    guard let kind = cursor.current else { return "\u{FFFD}" }
    if let scalar = JSONDocument.escapes[kind] {
      cursor.advance()
      return scalar
    }
    guard kind == UInt8(ascii: "u") else {
      diagnostics.append(.unknownEscape(cursor.found, at: start))
      return "\u{FFFD}"
    }
    cursor.advance()
    guard let first = codeUnit() else {
      diagnostics.append(.brokenEscape(at: start))
      return "\u{FFFD}"
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isFollowed = cursor.begins(with: "\\u")
    if UTF16.isLeadSurrogate(first), isFollowed {
      cursor.advance()
      cursor.advance()
      if let second = codeUnit(), UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    diagnostics.append(.unpairedSurrogate(at: start))
    return "\u{FFFD}"
  }

  /// Reads the four digits of an escape.
  private mutating func codeUnit() -> UInt16? {
    let text = cursor.next(4)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16) else { return nil }
    for _ in 0..<4 { cursor.advance() }
    return unit
  }

  // MARK: Space

  /// Skips spaces, and comments with a diagnostic.
  private mutating func skipSpace() throws(Stop) {
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): cursor.advance()
      case UInt8(ascii: "/"), UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let start = cursor.place
    let isBlock = cursor.begins(with: "/*")
    guard isBlock || cursor.current == UInt8(ascii: "#") || cursor.begins(with: "//") else {
      throw stop(.unexpected(cursor.found, expected: "a value", at: cursor.place))
    }
    diagnostics.append(.comment(at: start))
    if isBlock {
      while cursor.current != nil, !cursor.begins(with: "*/") { cursor.advance() }
      cursor.advance()
      cursor.advance()
    } else {
      while let byte = cursor.current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { cursor.advance() }
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    diagnostics.append(diagnostic)
    return Stop()
  }
}
