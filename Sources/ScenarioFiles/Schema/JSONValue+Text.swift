extension JSONValue {
  /// The value as JSON with sorted keys; what fits on a line stands on one.
  func written() -> String {
    var text = ""
    write(to: &text, indentation: 0, prefix: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int, prefix: Int) {
    var line = Line(room: JSONValue.lineLength - indentation - prefix)
    line.add(self)
    if line.room > 0 {
      text += line.text
      return
    }
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .list(let items) where !items.isEmpty:
      text += "["
      for (index, item) in items.enumerated() {
        text += index == 0 ? "\n\(margin)  " : ",\n\(margin)  "
        item.write(to: &text, indentation: indentation + 2, prefix: 0)
      }
      text += "\n\(margin)]"
    case .map(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        let start = "\(JSONValue.quoted(member.key)): "
        text += index == 0 ? "\n\(margin)  " : ",\n\(margin)  "
        text += start
        member.value.write(to: &text, indentation: indentation + 2, prefix: start.count)
      }
      text += "\n\(margin)}"
    case .null, .flag, .number, .text, .list, .map:
      text += onOneLine
    }
  }

  private static let lineLength = 120

  /// The value on one line, however long.
  private var onOneLine: String {
    var line = Line(room: .max)
    line.add(self)
    return line.text
  }

  /// Values one after the other on a line, of which nothing is written any more once it is full.
  private struct Line {
    var text = ""
    /// How many characters the line can take.
    var room: Int

    init(room: Int) { self.room = room }

    mutating func add(_ words: String) {
      text += words
      room -= words.unicodeScalars.count
    }

    mutating func add(_ value: JSONValue) {
      guard room > 0 else { return }
      switch value {
      case .null: add("null")
      case .flag(let flag): add(flag ? "true" : "false")
      case .number(let number): add(Int(exactly: number).map { "\($0)" } ?? "\(number)")
      case .text(let text): add(JSONValue.quoted(text))
      case .list(let items):
        add("[")
        for (index, item) in items.enumerated() {
          if index > 0 { add(", ") }
          add(item)
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
          add("\(JSONValue.quoted(member.key)): ")
          add(member.value)
        }
        add(" }")
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    // Hardly any text has something in it that is written otherwise.
    let isPlain = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\n")
    }
    if isPlain { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
