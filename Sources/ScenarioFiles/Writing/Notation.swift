/// A way of writing values on one line.
package enum Notation: Sendable {
  /// YAML as it stands after a `-` or a key, where most text needs no quotes.
  case plain
  /// YAML in braces.
  case braced
  case json

  /// A value on one line.
  func text(_ node: WrittenNode) -> String {
    switch node {
    case .plain(let word): return self == .json && !Notation.isJSON(word) ? YAMLScalar.doubleQuoted(word) : word
    case .text(let text): return quotedIfNeeded(text)
    case .nothing: return self == .json ? "null" : ""
    case .unwritable: return ""
    case .list(let items): return "[\(items.map(nested.text).joined(separator: ", "))]"
    case .map(let entries), .block(let entries, comment: _):
      if self == .plain, entries.count == 1 { return "\(key(entries[0].key)): \(inner(entries[0].value))" }
      let members = entries.map { "\(nested.key($0.key)): \(nested.text($0.value))" }
      return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    }
  }

  /// A key, in which nothing stands for anything else.
  package func key(_ text: String) -> String { quotedIfNeeded(text) }

  /// How what stands inside of a list or a map is written.
  private var nested: Notation { self == .json ? .json : .braced }

  /// A value after the one key of a map: a map in there stands in braces.
  private func inner(_ node: WrittenNode) -> String { node.entries == nil ? text(node) : nested.text(node) }

  private func quotedIfNeeded(_ text: String) -> String {
    switch self {
    case .plain: YAMLScalar.isPlain(text, inBraces: false) ? text : YAMLScalar.quoted(text)
    case .braced: YAMLScalar.isPlain(text, inBraces: true) ? text : YAMLScalar.quoted(text)
    case .json: YAMLScalar.doubleQuoted(text)
    }
  }

  /// Whether a word is a number, or true or false, to JSON.
  private static func isJSON(_ word: String) -> Bool {
    word == "true" || word == "false" || Scalar.isJSONNumber(word)
  }
}

extension Notation {
  /// A value that stands on one line after so many columns; `nil` if it is too long, or has something on lines of its own.
  func inline(_ node: WrittenNode, after columns: Int) -> String? {
    // The text is made only of what can be short enough.
    guard node.room(leftOf: Notation.width - columns) != nil else { return nil }
    let words = text(node)
    return columns + words.count <= Notation.width ? words : nil
  }

  /// How long a line may be that holds more than one value.
  private static let width = 100
}

extension WrittenNode {
  /// How many columns are left of some for what follows a value, at best; `nil` if there are too few, or if something in
  /// the value stands on lines of its own.
  fileprivate func room(leftOf columns: Int) -> Int? {
    var rest = columns
    switch self {
    case .plain(let text), .text(let text): rest -= text.count
    case .nothing, .unwritable: break
    case .list(let items):
      for item in items {
        guard let left = item.room(leftOf: rest - 2) else { return nil }
        rest = left
      }
    case .map(let entries):
      for entry in entries {
        guard let left = entry.value.room(leftOf: rest - entry.key.count - 4) else { return nil }
        rest = left
      }
    case .block: return nil
    }
    return rest < 0 ? nil : rest
  }
}
