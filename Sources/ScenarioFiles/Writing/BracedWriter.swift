/// Writes values in braces and brackets, as JSON has them and YAML can: small ones on one line, and otherwise an item a line.
struct BracedWriter {
  let notation: Notation
  private(set) var text = ""

  init(_ notation: Notation) {
    self.notation = notation
  }

  /// Writes the entries of a map with a line for each, at least.
  mutating func write(_ entries: [WrittenNode.Entry], indent: Int = 0) {
    for (position, entry) in entries.enumerated() {
      write(comment(of: entry.value), indent: indent)
      let key = notation.key(entry.key) + ": "
      text += String(repeating: " ", count: indent) + key
      write(entry.value, indent: indent, after: key.count)
      text += position == entries.count - 1 ? "\n" : ",\n"
    }
  }

  private mutating func write(_ items: [WrittenNode], indent: Int) {
    for (position, item) in items.enumerated() {
      write(comment(of: item), indent: indent)
      text += String(repeating: " ", count: indent)
      write(item, indent: indent, after: 0)
      text += position == items.count - 1 ? "\n" : ",\n"
    }
  }

  /// Writes a value after so many columns of its line.
  private mutating func write(_ node: WrittenNode, indent: Int, after columns: Int) {
    if let words = notation.inline(node.entries.map { .map($0) } ?? node, after: indent + columns) {
      text += words
      return
    }
    switch node {
    case .plain, .text, .nothing, .unwritable: text += notation.text(node)
    case .list(let items):
      text += "[\n"
      write(items, indent: indent + 2)
      text += String(repeating: " ", count: indent) + "]"
    case .map(let entries), .block(let entries, comment: _):
      text += "{\n"
      write(entries, indent: indent + 2)
      text += String(repeating: " ", count: indent) + "}"
    }
  }

  /// What stands before a value in a comment; JSON has none.
  private func comment(of node: WrittenNode) -> String? {
    guard notation != .json, case .block(_, let comment) = node else { return nil }
    return comment
  }

  private mutating func write(_ comment: String?, indent: Int) {
    for words in comment?.split(separator: "\n") ?? [] {
      text += String(repeating: " ", count: indent) + "# \(words)\n"
    }
  }
}
