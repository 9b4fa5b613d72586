/// Writes YAML on lines: small values stand in braces on the line of their key, everything else on lines of its own.
struct BlockWriter {
  private(set) var text = ""

  /// Writes the entries of a map.
  mutating func write(_ entries: [WrittenNode.Entry], indent: Int = 0, isFirstInline: Bool = false) {
    for (position, entry) in entries.enumerated() {
      // The first key of an item stands after its dash.
      if position > 0 || !isFirstInline { text += String(repeating: " ", count: indent) }
      let key = Notation.plain.key(entry.key) + ":"
      if let words = inline(entry.value, after: indent + key.count + 1) {
        text += words.isEmpty ? key + "\n" : "\(key) \(words)\n"
      } else {
        text += key + "\n"
        write(entry.value, indent: indent + 2)
      }
    }
  }

  private mutating func write(_ node: WrittenNode, indent: Int) {
    switch node {
    case .list(let items): for item in items { writeItem(item, indent: indent) }
    case .map(let entries): write(entries, indent: indent)
    case .block(let entries, let comment):
      write(comment, indent: indent)
      write(entries, indent: indent)
    case .plain, .text, .nothing, .unwritable: writeLine(Notation.plain.text(node), indent: indent)
    }
  }

  private mutating func writeItem(_ item: WrittenNode, indent: Int) {
    if case .block(_, let comment) = item { write(comment, indent: indent) }
    let margin = String(repeating: " ", count: indent)
    let words = inline(item, after: indent + 2)
    // A map with one key needs no braces.
    if let entries = item.entries, !entries.isEmpty, entries.count == 1 || words == nil {
      text += margin + "- "
      write(entries, indent: indent + 2, isFirstInline: true)
    } else if let words {
      text += "\(margin)- \(words)\n"
    } else {
      text += margin + "-\n"
      write(item, indent: indent + 2)
    }
  }

  /// A value on the line of its key, or `nil` if it does not fit there; text that is neither a list nor a map always does.
  private func inline(_ node: WrittenNode, after column: Int) -> String? {
    switch node {
    case .plain, .text, .nothing, .unwritable: Notation.plain.text(node)
    case .list, .map: Notation.braced.inline(node, after: column)
    case .block(let entries, comment: _): entries.isEmpty ? "{}" : nil
    }
  }

  /// Writes a comment, which may have several lines.
  mutating func write(_ comment: String?, indent: Int = 0) {
    for words in comment?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
      writeLine(words.isEmpty ? "#" : "# \(words)", indent: indent)
    }
  }

  private mutating func writeLine(_ words: String, indent: Int) {
    text += String(repeating: " ", count: indent) + words + "\n"
  }
}
