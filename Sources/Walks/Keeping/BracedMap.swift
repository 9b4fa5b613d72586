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
