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

  /// The end of a text in quotes; within it a double one follows a backslash, and a single one stands twice.
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
