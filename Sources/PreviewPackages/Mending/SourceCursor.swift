/// Goes through the bytes of Swift source, and knows what is inside strings, comments and brackets.
struct SourceCursor {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { index >= end }
  var current: UInt8? { index < end ? bytes[index] : nil }

  func has(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Steps over one byte, or over a whole string, comment or bracket with all that is in it.
  mutating func skip() {
    if has("//") {
      while let byte = current, byte != SourceCursor.newline { index += 1 }
    } else if has("/*") {
      skipComment()
    } else if current == UInt8(ascii: "\"") {
      skipString(hashes: 0)
    } else if current == UInt8(ascii: "#"), let hashes = hashesBeforeString {
      index += hashes
      skipString(hashes: hashes)
    } else if let close = SourceCursor.close(of: current) {
      index += 1
      while !isAtEnd, current != close { skip() }
      index = min(index + 1, end)
    } else if !isAtEnd {
      index += 1
    }
  }

  static let newline = UInt8(ascii: "\n")

  private static func close(of byte: UInt8?) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && !isAtEnd
  }

  /// How many `#` stand before a string that begins here.
  private var hashesBeforeString: Int? {
    var position = index
    while position < end, bytes[position] == UInt8(ascii: "#") { position += 1 }
    return position < end && bytes[position] == UInt8(ascii: "\"") ? position - index : nil
  }

  /// Steps over a string, whose first quotation mark stands here.
  private mutating func skipString(hashes: Int) {
    let quotes = has("\"\"\"") ? 3 : 1
    index += quotes
    while !isAtEnd {
      if current == UInt8(ascii: "\\"), isFollowed(byHashes: hashes, at: index + 1) {
        index += 1 + hashes
        if current == UInt8(ascii: "(") { skip() } else { index += 1 }
      } else if current == UInt8(ascii: "\""), isEnd(quotes: quotes, hashes: hashes) {
        index += quotes + hashes
        return
      } else if quotes == 1, current == SourceCursor.newline {
        return
      } else {
        index += 1
      }
    }
  }

  private func isFollowed(byHashes count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { place + $0 < end && bytes[place + $0] == UInt8(ascii: "#") }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { index + $0 < end && bytes[index + $0] == UInt8(ascii: "\"") }
      && isFollowed(byHashes: hashes, at: index + quotes)
  }

  /// Steps over the types in angle brackets that a type is given.
  @discardableResult mutating func skipTypeParameters() -> Bool {
    var depth = 0
    while let byte = current {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      skip()
      if depth == 0 { return true }
    }
    return false
  }

  /// Steps over spaces and comments; over ends of lines too if asked.
  mutating func skipSpace(acrossLines: Bool = true) {
    while let byte = current {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
        || (acrossLines && byte == SourceCursor.newline)
      {
        index += 1
      } else if has("//") || has("/*") {
        skip()
      } else {
        return
      }
    }
  }

  /// Whether a byte is a part of a name, also of one that the compiler gives, such as `$0`.
  static func isWord(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "$") || SourceWords.isPart(byte) }

  /// The word that begins here, which is stepped over; a name in backticks counts without them.
  mutating func word() -> String? {
    let isQuoted = current == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while let byte = current, SourceCursor.isWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if isQuoted, current == UInt8(ascii: "`") { index += 1 }
    return word.isEmpty ? nil : word
  }

  /// The word that comes next, which is not stepped over.
  func nextWord(acrossLines: Bool = true) -> String? {
    var ahead = self
    ahead.skipSpace(acrossLines: acrossLines)
    return ahead.word()
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

// MARK: - Where statements end
extension SourceCursor {
  /// Whether what stands before the end of the line here, or after it, makes the next line belong to this one.
  func goesOnAfterLine(from start: Int) -> Bool {
    var before = index - 1
    while before >= start, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
    if before >= start, SourceCursor.binary.contains(bytes[before]), !isOfOptional(before, from: start) { return true }
    var ahead = self
    ahead.skipSpace()
    // Conditions for the compiler can stand in the middle of a chain.
    while ahead.has("#if") || ahead.has("#else") || ahead.has("#endif") {
      while let byte = ahead.current, byte != SourceCursor.newline { ahead.index += 1 }
      ahead.skipSpace()
    }
    guard let next = ahead.current else { return false }
    if next == UInt8(ascii: "."), !ahead.has("...") { return true }
    if SourceCursor.leading.contains(next) { return !ahead.has("&$") }
    if ahead.isAtOperatorBetweenValues { return true }
    return SourceCursor.joiningWords.contains(ahead.word() ?? "")
  }

  /// Whether an operator between two values stands here, or an arrow before a result: one that belongs to the value after
  /// it has no space between them.
  private var isAtOperatorBetweenValues: Bool {
    let rest = bytes[index..<end].drop { SourceCursor.operators.contains($0) }
    guard rest.startIndex > index, let next = rest.first else { return false }
    return next == UInt8(ascii: " ") || next == SourceCursor.newline
  }

  /// Whether a question mark makes a type optional: one between two values has a space in front.
  private func isOfOptional(_ place: Int, from start: Int) -> Bool {
    bytes[place] == UInt8(ascii: "?") && place > start && bytes[place - 1] > UInt8(ascii: " ")
  }

  private static let binary: Set<UInt8> = Set("=,:&|+*/<(?".utf8)
  /// The last of them ends the types that another type is given.
  private static let leading: Set<UInt8> = Set("?:=&|+*,>".utf8)
  private static let operators: Set<UInt8> = Set("-/%<>!^~=".utf8)
  private static let joiningWords: Set<String> = ["else", "where", "as", "is", "catch", "throws", "async", "rethrows"]
}
