/// The statements between braces.
enum Statements {
  /// The statements around a place, from the outermost to the innermost.
  static func around(_ offset: Int, in body: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var block: Range<Int>? = body
    while let inside = block {
      guard let statement = statements(in: inside, of: bytes).first(where: { $0.contains(offset) }) else { break }
      found.append(statement)
      block = braces(around: offset, in: statement, of: bytes)
    }
    return found
  }

  /// Whether a statement only gives a name to something, or steers what others do.
  static func isBinding(_ statement: String) -> Bool {
    let word = statement.prefix { $0.isLetter || $0 == "@" || $0 == "#" || $0 == "." }
    return [
      "let", "var", "guard", "case", "default", "return", "func", "break", "continue", "struct",
      "class", "enum", "private", "fileprivate", "static",
    ].contains(word)
      || word.hasPrefix(".") || word.hasPrefix("@")
  }

  /// Whether a closure names its parameters, or uses them without names.
  static func hasParameters(_ closure: Range<Int>, of bytes: [UInt8]) -> Bool {
    // One without an end has nothing that could be read.
    guard closure.count >= 2 else { return false }
    let inside = SourceCursor(bytes, in: closure.lowerBound + 1..<closure.upperBound - 1)
    var cursor = inside
    skipParameters(&cursor)
    return cursor.index != inside.index || inside.text(closure).firstMatch(of: /\$\d/) != nil
  }

  /// The statements in braces, without the names of a closure's parameters.
  private static func statements(in block: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    guard block.count > 2 else { return [] }
    var cursor = SourceCursor(bytes, in: block.lowerBound + 1..<block.upperBound - 1)
    skipParameters(&cursor)
    var found: [Range<Int>] = []
    while true {
      cursor.skipSpace()
      if cursor.current == UInt8(ascii: ";") {
        cursor.index += 1
        continue
      }
      let start = cursor.index
      while !cursor.isAtEnd, cursor.current != UInt8(ascii: ";") {
        if cursor.current == SourceCursor.newline, !cursor.goesOnAfterLine(from: start),
          !hasOpenCondition(start..<cursor.index, of: bytes)
        {
          break
        }
        // A label of a `switch` stands by itself.
        if cursor.current == UInt8(ascii: ":"), startsWithLabel(bytes, at: start) {
          cursor.index += 1
          break
        }
        cursor.skip()
      }
      if start == cursor.index { return found }
      found.append(start..<cursor.index)
    }
  }

  /// Whether a condition for the compiler begins in a part and does not end there.
  private static func hasOpenCondition(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let words = bytes[range].split(whereSeparator: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "(") })
    return words.count { $0.elementsEqual("#if".utf8) } > words.count { $0.elementsEqual("#endif".utf8) }
  }

  private static func startsWithLabel(_ bytes: [UInt8], at start: Int) -> Bool {
    var cursor = SourceCursor(bytes, in: start..<bytes.count)
    let word = cursor.word()
    return word == "case" || word == "default"
  }

  private static func skipParameters(_ cursor: inout SourceCursor) {
    var ahead = cursor
    ahead.skipSpace()
    while let byte = ahead.current {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
        ahead.skip()
      } else if SourceCursor.isWord(byte) {
        let word = ahead.word()
        // A loop that a closure begins with has the same word before what it goes through.
        if word == "for" { return }
        if word == "in" {
          cursor = ahead
          return
        }
      } else if " ,:->_?@.".utf8.contains(byte) {
        ahead.index += 1
      } else {
        return
      }
    }
  }

  /// The innermost braces around a place that are in a statement and hold statements.
  private static func braces(around offset: Int, in statement: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    var cursor = SourceCursor(bytes, in: statement)
    while !cursor.isAtEnd {
      let start = cursor.index
      cursor.skip()
      guard start < offset, offset < cursor.index else { continue }
      if bytes[start] == UInt8(ascii: "{") { return start..<cursor.index }
      guard bytes[start] == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: "[") else { return nil }
      cursor = SourceCursor(bytes, in: start + 1..<cursor.index - 1)
    }
    return nil
  }
}
