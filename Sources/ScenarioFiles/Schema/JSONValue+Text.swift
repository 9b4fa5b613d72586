extension JSONValue {
  /// The value as JSON with sorted keys; what fits on a line stands on one.
  func written() -> String {
    var page = JSONPage()
    page.add(self, indentation: 0, prefix: 0)
    return page.text
  }
}

/// A page that JSON is written on from its beginning to its end, byte by byte.
private struct JSONPage {
  private var bytes: [UInt8] = []
  /// How many characters the line can take that is being tried; what goes on it is not written any more once it is full.
  private var room = Int.max

  private static let lineLength = 120

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a value, on one line if it fits there.
  mutating func add(_ value: JSONValue, indentation: Int, prefix: Int) {
    let start = bytes.count
    room = JSONPage.lineLength - indentation - prefix
    addOnLine(value)
    let fits = room > 0
    room = .max
    if fits { return }
    bytes.removeSubrange(start...)
    switch value {
    case .list(let items) where !items.isEmpty:
      add("[")
      for (index, item) in items.enumerated() {
        startLine(isFirst: index == 0, indentation: indentation + 2)
        add(item, indentation: indentation + 2, prefix: 0)
      }
      endLines(indentation: indentation)
      add("]")
    case .map(let members) where !members.isEmpty:
      add("{")
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        startLine(isFirst: index == 0, indentation: indentation + 2)
        let before = room
        add(key: member.key)
        add(member.value, indentation: indentation + 2, prefix: before - room)
      }
      endLines(indentation: indentation)
      add("}")
    case .null, .flag, .number, .text, .list, .map: addOnLine(value)
    }
  }

  private mutating func startLine(isFirst: Bool, indentation: Int) {
    if !isFirst { add(",") }
    endLines(indentation: indentation)
  }

  private mutating func endLines(indentation: Int) {
    add("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  /// Writes a value on one line, as far as there is room.
  private mutating func addOnLine(_ value: JSONValue) {
    guard room > 0 else { return }
    switch value {
    case .null: add("null")
    case .flag(let flag): add(flag ? "true" : "false")
    case .number(let number): add(Int(exactly: number).map { "\($0)" } ?? "\(number)")
    case .text(let text): add(quoting: text)
    case .list(let items):
      add("[")
      for (index, item) in items.enumerated() {
        if index > 0 { add(", ") }
        addOnLine(item)
      }
      add("]")
    case .map(let members) where members.isEmpty: add("{}")
    case .map(let members):
      // A key and its value take six characters at the least.
      guard members.count * 6 < room else {
        room = 0
        return
      }
      add("{ ")
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { add(", ") }
        add(key: member.key)
        addOnLine(member.value)
      }
      add(" }")
    }
  }

  private mutating func add(key: String) {
    add(quoting: key)
    add(": ")
  }

  private mutating func add(quoting text: String) {
    add("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        add(UInt8(ascii: "\\"))
        add(byte)
      case UInt8(ascii: "\n"):
        add(UInt8(ascii: "\\"))
        add(UInt8(ascii: "n"))
      default: add(byte)
      }
    }
    add("\"")
  }

  private mutating func add(_ words: String) {
    for byte in words.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    bytes.append(byte)
    // Only the first of the bytes of a character is counted.
    if byte & 0xC0 != 0x80 { room -= 1 }
  }
}
