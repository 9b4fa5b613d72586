public import Utterances

extension Phrasebook {
  /// The languages with a phrasebook of their own.
  public static let all: [Phrasebook] = [.english, .german, .russian]

  /// The phrasebook for a language: the exact tag, else its language alone, else English.
  public static func forLanguage(_ tag: String) -> Phrasebook {
    known(tag) ?? .english
  }

  /// Whether a language has a phrasebook of its own.
  public static func knows(_ tag: String) -> Bool {
    known(tag) != nil
  }

  /// The phrasebook of a language; `nil` if it has none.
  static func known(_ tag: String) -> Phrasebook? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == tag } ?? all.first { $0.language == language }
  }
}
