/// Names of views, of what is done to them, and of colors that the compiler knows nothing of, with what it said of each.
///
/// Where it says something else of a view, the cause is often one of these inside it.
struct UnknownNames {
  private var messages: [String: String] = [:]

  mutating func note(_ errors: [CompilerError]) {
    for error in errors {
      guard let name = error.missingName else { continue }
      let isType = error.kind == .unknownName && name.first?.isUppercase == true
      if isType || error.lacksMemberOfView || error.lacksColor { messages[name] = error.message }
    }
  }

  /// Where the names stand in a part of some source, and what is wrong there.
  func places(in range: Range<Int>, of bytes: [UInt8]) -> [(offset: Int, message: String)] {
    guard !messages.isEmpty else { return [] }
    var cursor = SourceCursor(bytes, in: range)
    var places: [(offset: Int, message: String)] = []
    while let byte = cursor.current {
      if SourceCursor.isWord(byte) {
        let start = cursor.index
        let isMember = start > range.lowerBound && bytes[start - 1] == UInt8(ascii: ".")
        guard let word = cursor.word(), let message = messages[word] else { continue }
        if isMember != (CompilerError.Kind(of: message) == .unknownName) { places.append((start, message)) }
      } else if byte == UInt8(ascii: "\"") || cursor.has("//") || cursor.has("/*") {
        cursor.skip()
      } else {
        cursor.index += 1
      }
    }
    return places
  }
}
