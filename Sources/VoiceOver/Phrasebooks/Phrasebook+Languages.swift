internal import Languages
package import Utterances

extension Phrasebook {
  /// The languages with a phrasebook of their own, by their tags; a book is written when somebody asks for it.
  private static let books: KeyValuePairs<String, @Sendable () -> Phrasebook> = [
    "en": { .english }, "ar": { .arabic }, "zh-hans": { .chinese }, "nl": { .dutch }, "fr": { .french },
    "de": { .german }, "he": { .hebrew }, "it": { .italian }, "ja": { .japanese }, "ko": { .korean },
    "pl": { .polish }, "pt-br": { .portuguese }, "ru": { .russian }, "es": { .spanish }, "sv": { .swedish },
    "zh-hant": { .traditionalChinese }, "tr": { .turkish },
  ]

  /// The phrasebooks of all languages.
  package static let all: [Phrasebook] = books.map { $0.value() }

  /// The phrasebook for a language: that of the tag or of its nearest relative, else English.
  package static func forLanguage(_ tag: String) -> Phrasebook {
    known(tag) ?? .english
  }

  /// Whether a language has a phrasebook of its own.
  package static func knows(_ tag: String) -> Bool {
    known(tag) != nil
  }

  /// The phrasebook of a language; `nil` if it has none.
  static func known(_ tag: String) -> Phrasebook? {
    LanguageTag(tag).lookup(in: byTag)?()
  }

  /// The language whose words fill in for a region that has strings of its own; `nil` for all other tags.
  ///
  /// Source: Apple's strings, where these regions differ in single words.
  package static func regionOtherThan(_ tag: String) -> String? {
    guard let book = known(tag), book != .english, LanguageTag(tag).lookup(in: regions) == true else { return nil }
    return book.language
  }

  /// Regions with strings of their own, as against those of Apple's default region.
  private static let regions: [String: Bool] = [
    "es": false, "es-es": false, "fr-ca": true, "pt": true, "pt-br": false, "es-419": true, "es-ar": true,
    "es-cl": true,
    "zh-hant-hk": true, "zh-hant-mo": true, "es-co": true, "es-mx": true, "es-us": true,
  ]

  private static let byTag = Dictionary(books.map { ($0.key, $0.value) }) { first, _ in first }
}
