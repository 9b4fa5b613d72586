extension Mender {
  /// Lets a view be as it is where a modifier of its own begins with one that views do not have.
  mutating func standInForModifier(of declaration: Declaration, at offset: Int, _ error: CompilerError) -> Bool {
    guard let body = declaration.body, body.contains(offset), error.kind == .unknownName,
      let name = error.missingName, name.first?.isLowercase == true
    else { return false }
    let statements = Statements.around(offset, in: body, of: bytes)
    guard let start = statements.last?.lowerBound else { return false }
    var cursor = SourceCursor(bytes, in: start..<body.upperBound)
    if cursor.nextWord() == "return" {
      _ = cursor.word()
      cursor.skipSpace()
    }
    let call = cursor.index
    guard cursor.word() == name, cursor.current == UInt8(ascii: "(") else {
      return false
    }
    cursor.skip()
    replace(call..<endOfClosures(after: cursor.index, in: body), with: "self")
    note(name, at: offset, error)
    return true
  }

  /// Where a call ends with the closures that stand after its parentheses.
  func endOfClosures(after index: Int, in body: Range<Int>) -> Int {
    var cursor = SourceCursor(bytes, in: index..<body.upperBound)
    var ahead = cursor
    ahead.skipSpace(acrossLines: false)
    while ahead.current == UInt8(ascii: "{") {
      ahead.skip()
      cursor = ahead
      ahead.skipSpace(acrossLines: false)
      var label = ahead
      if label.word() != nil, label.current == UInt8(ascii: ":") {
        label.index += 1
        label.skipSpace(acrossLines: false)
        ahead = label
      }
    }
    return cursor.index
  }

  /// The modifier of a view in which something is wrong, so that the view itself can stay.
  func modifier(around offset: Int, in part: Range<Int>) -> Range<Int>? {
    var cursor = SourceCursor(bytes, in: part)
    var isAfterCall = false
    while cursor.index < offset, let byte = cursor.current {
      let start = cursor.index
      guard isAfterCall, byte == UInt8(ascii: ".") else {
        cursor.skip()
        let isSpace = byte <= UInt8(ascii: " ")
        isAfterCall = (isAfterCall && isSpace) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
        continue
      }
      cursor.index += 1
      guard cursor.word() != nil else { return nil }
      let name = cursor.index
      if cursor.current == UInt8(ascii: "(") { cursor.skip() }
      cursor.index = endOfClosures(after: cursor.index, in: part)
      if offset < cursor.index, cursor.index > name { return start..<cursor.index }
    }
    return nil
  }

  /// A modifier on a line of its own that views do not have.
  func modifier(at offset: Int, in body: Range<Int>, _ error: CompilerError) -> Range<Int>? {
    guard error.kind == .unknownMemberOfValue, let name = error.missingName else { return nil }
    var start = startOfWord(at: offset, after: body.lowerBound)
    if bytes[start] != UInt8(ascii: ".") { start -= 1 }
    guard start > body.lowerBound, bytes[start] == UInt8(ascii: ".") else { return nil }
    var lineStart = start
    while bytes[lineStart - 1] == UInt8(ascii: " ") || bytes[lineStart - 1] == UInt8(ascii: "\t") { lineStart -= 1 }
    guard bytes[lineStart - 1] == SourceCursor.newline || error.lacksMemberOfView else { return nil }
    var cursor = SourceCursor(bytes, in: start + 1..<body.upperBound)
    guard cursor.word() == name else { return nil }
    // What only leads to modifiers, such as `.emojiText.size(12)`, goes with the one that it leads to.
    if cursor.current == UInt8(ascii: ".") {
      cursor.index += 1
      _ = cursor.word()
    }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    return start..<endOfClosures(after: cursor.index, in: body)
  }
}
