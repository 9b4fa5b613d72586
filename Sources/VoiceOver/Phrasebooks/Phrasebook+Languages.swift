internal import Languages
public import Utterances

extension Phrasebook {
  /// The languages with a phrasebook of their own.
  public static let all: [Phrasebook] = [
    .english, .arabic, .chinese, .dutch, .french, .german, .italian, .japanese, .korean, .portuguese, .russian, .spanish,
  ]

  /// The phrasebook for a language: that of the tag or of its nearest relative, else English.
  public static func forLanguage(_ tag: String) -> Phrasebook {
    known(tag) ?? .english
  }

  /// Whether a language has a phrasebook of its own.
  public static func knows(_ tag: String) -> Bool {
    known(tag) != nil
  }

  /// The phrasebook of a language; `nil` if it has none.
  static func known(_ tag: String) -> Phrasebook? {
    LanguageTag(tag).lookup(in: byTag)
  }

  private static let byTag = Dictionary(all.map { ($0.language.lowercased(), $0) }) { first, _ in first }
}
