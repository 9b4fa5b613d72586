package import OrderedCollections

/// The app's own words as a scenario names them.
package struct Strings: Sendable, Hashable {
  /// One text in one language: as it is, or by number.
  package enum Words: Sendable, Hashable {
    case plain(String)
    case plural([PluralCategory: String])
  }

  /// Files of translations: string catalogs, or those of the folders of languages.
  package var files: [String] = []
  /// What is written out, by language and key.
  package var words: OrderedDictionary<String, OrderedDictionary<String, Words>> = [:]

  package init() {}
}
