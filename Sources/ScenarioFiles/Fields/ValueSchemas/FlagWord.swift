/// The words for yes and no.
enum FlagWord {
  private static let words: [(word: String, value: Bool)] = [
    ("true", true), ("yes", true), ("on", true), ("false", false), ("no", false), ("off", false),
  ]

  /// What a word means, in any mixture of capital and small letters.
  static func value(of text: String) -> Bool? {
    guard text.utf8.count <= 5 else { return nil }
    let folded = text.lowercased()
    return words.first { $0.word == folded }?.value
  }

  static let schema: JSONValue = ["anyOf": [["type": "boolean"], ["type": "string", "pattern": .text(pattern)]]]

  /// JSON Schema knows no patterns that ignore case.
  private static let pattern: String = {
    let alternatives = words.map { row in
      row.word.map { "[\($0.uppercased())\($0)]" }.joined()
    }
    return "^(\(alternatives.joined(separator: "|")))$"
  }()
}
