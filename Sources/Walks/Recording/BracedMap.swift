/// A map in braces, as JSON and YAML write them: where its entries are, in bytes of the text.
struct BracedMap {
  /// Where an entry stands, from its key to the end of its value.
  struct Entry {
    var range: Range<Int>
    var key: Range<Int>
    /// Where the value begins; the end of the entry if it has none.
    var value: Int
  }

  private(set) var entries: [Entry] = []
  /// What stands between the braces.
  private(set) var content: Range<Int>
  /// Whether a comma follows the last entry, as YAML allows.
  private(set) var endsWithComma = false

  /// Reads the map that begins at an offset, or returns `nil` if none does.
  init?(in bytes: [UInt8], at start: Int) {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "{") else { return nil }
    content = start + 1..<start + 1
    var scanner = FlowScanner(bytes, at: start + 1)
    var depth = 1
    var key: Range<Int>?
    var value: Int?
    var end = start + 1
    while let token = scanner.next() {
      let mark = token.isQuoted ? 0 : bytes[token.range.lowerBound]
      let isEnd = mark == UInt8(ascii: "}") || mark == UInt8(ascii: "]")
      if depth == 1, isEnd || mark == UInt8(ascii: ",") {
        endsWithComma = key == nil && !entries.isEmpty
        if let key { entries.append(Entry(range: key.lowerBound..<end, key: key, value: value ?? end)) }
        (key, value) = (nil, nil)
      } else if depth == 1, token.isColon, value == nil {
        // Until a value comes the entry ends with its colon.
        value = token.range.upperBound
      } else if depth == 1 {
        if value == end { value = token.range.lowerBound }
        if value == nil { key = (key?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound }
      }
      end = token.range.upperBound
      if mark == UInt8(ascii: "{") || mark == UInt8(ascii: "[") { depth += 1 }
      if isEnd { depth -= 1 }
      if depth == 0 {
        content = start + 1..<token.range.lowerBound
        return
      }
    }
    return nil
  }
}

/// Goes through what stands in braces or brackets, past white space and comments.
struct FlowScanner {
  /// A mark, a text in quotes, or a byte of anything else.
  struct Token {
    var range: Range<Int>
    var isQuoted = false
    /// Whether it stands between a key and its value.
    var isColon = false
  }

  private let bytes: [UInt8]
  private var offset: Int
  /// Whether a quotation mark would begin a text: in the middle of a word it is an apostrophe.
  private var canQuote = true
  private var followsQuotes = false

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next token, or `nil` at the end of the text.
  mutating func next() -> Token? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let start = offset
    let byte = bytes[start]
    let isQuoted = canQuote && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"))
    offset = isQuoted ? endOfText(quotedBy: byte) : start + 1
    let follower = offset < bytes.count ? bytes[offset] : UInt8(ascii: " ")
    let isColon = !isQuoted && byte == UInt8(ascii: ":") && (followsQuotes || " \t\r\n,[]{}".utf8.contains(follower))
    canQuote = isColon || "{[,".utf8.contains(byte)
    followsQuotes = isQuoted
    return Token(range: start..<offset, isQuoted: isQuoted, isColon: isColon)
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      let isSpace = " \t\r\n".utf8.contains(bytes[offset])
      // Within a word the mark is a part of it.
      let isComment = bytes[offset] == UInt8(ascii: "#") && (offset == 0 || " \t\r\n".utf8.contains(bytes[offset - 1]))
      guard isSpace || isComment else { return }
      offset = isSpace ? offset + 1 : bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
  }

  /// The end of a text in quotes; within it a double one stands behind a backslash, and a single one stands twice.
  private func endOfText(quotedBy quote: UInt8) -> Int {
    let isSingle = quote == UInt8(ascii: "'")
    let escape = isSingle ? quote : UInt8(ascii: "\\")
    var end = offset + 1
    while end < bytes.count {
      let isEscaped = bytes[end] == escape && end + 1 < bytes.count && (!isSingle || bytes[end + 1] == quote)
      if !isEscaped, bytes[end] == quote { return end + 1 }
      end += isEscaped ? 2 : 1
    }
    return bytes.count
  }
}
