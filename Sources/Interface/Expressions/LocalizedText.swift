package import Diagnostics

/// A text of the app's own that stands under a key in its tables.
package struct LocalizedText: Sendable, Hashable {
  package var key: String
  /// What stands in the gaps of the words.
  package var arguments: [Expression]
  package var origin: SourcePlace

  package init(_ key: String, _ arguments: [Expression] = [], origin: SourcePlace = .code) {
    (self.key, self.arguments, self.origin) = (key, arguments, origin)
  }
}

/// What a text of the app's own was resolved to.
package struct Translation: Sendable, Hashable {
  package var key: String
  /// The words in the language of the scenario.
  package var words: String

  package init(_ key: String, words: String) {
    (self.key, self.words) = (key, words)
  }
}

extension Dynamic<String> {
  /// The words as their author wrote them, if nothing in them is computed: the text, or the key that it stands under.
  package var authored: String? {
    switch self {
    case .constant(let text): text
    case .expression(.localized(let text)) where text.arguments.isEmpty: text.key
    case .expression: nil
    }
  }
}
