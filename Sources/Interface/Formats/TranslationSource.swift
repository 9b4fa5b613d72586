/// Where the words for a key come from.
package struct TranslationSource: Sendable, Hashable {
  /// The file that has the key, or what stands for it.
  package var table: String
  /// The language of the words; `nil` where the key itself is shown.
  package var language: String?
  /// Whether these are not the words of the language that was asked for, and should be.
  package var isMissing: Bool

  package init(table: String, language: String?, isMissing: Bool) {
    (self.table, self.language, self.isMissing) = (table, language, isMissing)
  }
}
