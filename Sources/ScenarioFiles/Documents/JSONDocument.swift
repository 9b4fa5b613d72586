import Diagnostics

/// Reads JSON by the letter of RFC 8259, with the place of every value.
///
/// Mistakes with an obvious meaning, such as a trailing comma, are reported and read as meant, so that one pass finds
/// them all. Anything else ends the reading.
struct JSONDocument {
  /// Ends the reading; the diagnostic has been noted.
  private struct Stop: Error {}

  private let bytes: [UInt8]
  private var offset = 0
  private var place = SourcePlace.start
  private var values = 0
  private var diagnostics: [Diagnostic] = []

  private init(_ source: SourceFile) {
    bytes = Array(source.text.utf8)
  }

  /// Reads a file; the node is `nil` if the reading had to end early.
  static func read(_ source: SourceFile) -> (node: DocumentNode?, diagnostics: [Diagnostic]) {
    var document = JSONDocument(source)
    let node = try? document.whole()
    return (node, document.diagnostics)
  }

  private mutating func whole() throws(Stop) -> DocumentNode {
    try skipSpace()
    let node = try value(depth: 1)
    try skipSpace()
    if offset < bytes.count { throw stop(.unexpected(found, expected: "the end of the file", at: place)) }
    return node
  }

  private mutating func value(depth: Int) throws(Stop) -> DocumentNode {
    values += 1
    guard depth <= Limits.depth else { throw stop(.tooDeep(at: place)) }
    guard values <= Limits.values else { throw stop(.tooManyValues(at: place)) }
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .scalar(try string())
    default: return .scalar(try word())
    }
  }

  private mutating func array(depth: Int) throws(Stop) -> DocumentNode {
    let start = place
    var items: [DocumentNode] = []
    try list(closedBy: UInt8(ascii: "]"), from: start) { (document) throws(Stop) in
      items.append(try document.value(depth: depth + 1))
    }
    return .sequence(items, start)
  }

  private mutating func object(depth: Int) throws(Stop) -> DocumentNode {
    let start = place
    var entries: [DocumentNode.Entry] = []
    try list(closedBy: UInt8(ascii: "}"), from: start) { (document) throws(Stop) in
      let key = try document.key()
      try document.skipSpace()
      guard document.current == UInt8(ascii: ":") else {
        throw document.stop(.unexpected(document.found, expected: "':' after the key", at: document.place))
      }
      document.advance()
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
    advance()
    try skipSpace()
    while current != end {
      try item(&self)
      try skipSpace()
      let comma = place
      if current == UInt8(ascii: ",") {
        advance()
        try skipSpace()
        if current == end { diagnostics.append(.trailingComma(at: comma)) }
      } else if current != end {
        let bracket = Character(Unicode.Scalar(end))
        throw stop(.unexpected(found, expected: "',' or '\(bracket)'", at: place, since: start))
      }
    }
    advance()
  }

  private mutating func key() throws(Stop) -> Scalar {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let start = place
    let text = bareWord()
    guard !text.isEmpty else { throw stop(.unexpected(found, expected: "a key in double quotes", at: place)) }
    diagnostics.append(.unquotedKey(text, at: start))
    return Scalar(text: text, style: .plain, place: start)
  }

  // MARK: Words and numbers

  private mutating func word() throws(Stop) -> Scalar {
    let start = place
    let text = bareWord()
    if text.isEmpty { throw stop(.unexpected(found, expected: "a value", at: place)) }
    if !["true", "false", "null"].contains(text), !JSONDocument.isNumber(text) {
      diagnostics.append(.notAValue(text, at: start))
    }
    return Scalar(text: text, style: .plain, place: start)
  }

  /// Reads on to the next space or mark of JSON.
  private mutating func bareWord() -> String {
    let start = offset
    while let byte = current, byte > UInt8(ascii: " "), !"{}[],:\"'/".utf8.contains(byte) { advance() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a word is a number by the grammar of JSON, which allows no `+`, no `.5` and no leading zeros.
  private static func isNumber(_ word: String) -> Bool {
    var rest = Substring(word).utf8
    func digits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(Stop) -> Scalar {
    let start = place
    let quote = current
    if quote == UInt8(ascii: "'") { diagnostics.append(.singleQuotes(at: start)) }
    advance()
    var text = ""
    while current != quote {
      let run = offset
      while let byte = current, byte != quote, byte != UInt8(ascii: "\\"), byte >= 0x20 { advance() }
      text += String(decoding: bytes[run..<offset], as: UTF8.self)
      switch current {
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw stop(.unclosedString(at: start))
      case UInt8(ascii: "\\"): text.unicodeScalars.append(escape())
      case let control? where control < 0x20:
        diagnostics.append(.controlCharacter(Unicode.Scalar(control), at: place))
        advance()
      default: break
      }
    }
    advance()
    return Scalar(text: text, style: quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted, place: start)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads an escape; a wrong one is noted and becomes a replacement character.
  private mutating func escape() -> Unicode.Scalar {
    let start = place
    advance()
    guard let kind = current else { return "\u{FFFD}" }
    if let scalar = JSONDocument.escapes[kind] {
      advance()
      return scalar
    }
    guard kind == UInt8(ascii: "u") else {
      diagnostics.append(.unknownEscape(found, at: start))
      return "\u{FFFD}"
    }
    advance()
    guard let first = codeUnit() else {
      diagnostics.append(.brokenEscape(at: start))
      return "\u{FFFD}"
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isFollowed = bytes[offset...].starts(with: "\\u".utf8)
    if UTF16.isLeadSurrogate(first), isFollowed {
      advance()
      advance()
      if let second = codeUnit(), UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    diagnostics.append(.unpairedSurrogate(at: start))
    return "\u{FFFD}"
  }

  /// Reads the four digits of an escape.
  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16) else { return nil }
    for _ in 0..<4 { advance() }
    return unit
  }

  // MARK: Bytes

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What a message calls the character at the current place.
  private var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return "'\(String(decoding: bytes[offset..<end], as: UTF8.self))'"
  }

  private mutating func advance() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    let endsLine = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && current != UInt8(ascii: "\n"))
    if endsLine {
      place = SourcePlace(line: place.line + 1, column: 1)
    } else if current.map({ $0 & 0xC0 != 0x80 }) ?? true {
      // A scalar of several bytes is one column.
      place.column += 1
    }
  }

  /// Skips spaces, and comments with a diagnostic.
  private mutating func skipSpace() throws(Stop) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): advance()
      case UInt8(ascii: "/"), UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let start = place
    let isBlock = bytes[offset...].starts(with: "/*".utf8)
    guard isBlock || current == UInt8(ascii: "#") || bytes[offset...].starts(with: "//".utf8) else {
      throw stop(.unexpected(found, expected: "a value", at: place))
    }
    diagnostics.append(.comment(at: start))
    if isBlock {
      while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { advance() }
      advance()
      advance()
    } else {
      while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { advance() }
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    diagnostics.append(diagnostic)
    return Stop()
  }
}

extension Diagnostic {
  fileprivate static func unexpected(
    _ found: String, expected: String, at place: SourcePlace, since start: SourcePlace? = nil
  ) -> Diagnostic {
    Diagnostic(
      "json-syntax", "expected \(expected), found \(found)", at: place,
      notes: start.map { [Note("the list or map begins here", at: $0)] } ?? [])
  }

  fileprivate static func trailingComma(at place: SourcePlace) -> Diagnostic {
    Diagnostic("trailing-comma", "JSON allows no comma after the last item", at: place, hints: ["remove the comma"])
  }

  fileprivate static func comment(at place: SourcePlace) -> Diagnostic {
    Diagnostic("json-comment", "JSON has no comments", at: place, length: 2, hints: ["write YAML, which has them"])
  }

  fileprivate static func unquotedKey(_ key: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unquoted-key", "a key stands in double quotes in JSON", at: place, length: key.unicodeScalars.count,
      hints: ["write \"\(key)\""])
  }

  fileprivate static func singleQuotes(at place: SourcePlace) -> Diagnostic {
    Diagnostic("single-quotes", "text stands in double quotes in JSON", at: place)
  }

  fileprivate static func notAValue(_ word: String, at place: SourcePlace) -> Diagnostic {
    let isText = word.first.map { $0.isLetter } ?? false
    let numbers = ["NaN", "Infinity", "inf", "nan"]
    return Diagnostic(
      "not-a-json-value", "'\(word)' is neither text in quotes nor a number of JSON", at: place,
      length: word.unicodeScalars.count,
      hints: isText && !numbers.contains(word) ? ["write \"\(word)\" if it is text"] : [])
  }

  fileprivate static func unclosedString(at place: SourcePlace) -> Diagnostic {
    Diagnostic("unclosed-text", "the text that begins here is not closed on its line", at: place)
  }

  fileprivate static func controlCharacter(_ scalar: Unicode.Scalar, at place: SourcePlace) -> Diagnostic {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
    return Diagnostic(
      "control-character", "a control character can not stand in JSON text", at: place,
      hints: ["write it as \(scalar == "\t" ? "\\t" : escape)"])
  }

  fileprivate static func unknownEscape(_ found: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-escape", "JSON has no escape of '\\' and \(found)", at: place, length: 2,
      hints: ["write '\\\\' for a backslash"])
  }

  fileprivate static func brokenEscape(at place: SourcePlace) -> Diagnostic {
    Diagnostic("unknown-escape", "'\\u' needs four hexadecimal digits", at: place, length: 2)
  }

  fileprivate static func unpairedSurrogate(at place: SourcePlace) -> Diagnostic {
    Diagnostic("unpaired-surrogate", "this escape is one half of a character without the other", at: place, length: 6)
  }
}
