internal import Interface

/// TalkBack's words in one language: those of its strings, and English where a language is not known.
package struct TalkBackWords: Sendable, Hashable {
  private let language: String

  /// The words for a language, by the tag of its phrasebook.
  package init(_ language: String) {
    self.language = language
  }

  var isEnglish: Bool { language.hasPrefix("en") }

  private var strings: [Substring: Substring] { TalkBackWords.known[language] ?? [:] }

  /// The strings of all languages, taken apart once.
  private static let known = Dictionary(
    uniqueKeysWithValues: strings.map { language, lines in
      let entries = lines.split(separator: "\n").compactMap { line -> (Substring, Substring)? in
        let parts = line.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
      return (language, Dictionary(entries) { first, _ in first })
    })

  /// The words of a phrase, with the names of gestures filled in.
  subscript(phrase: TalkBackPhrase) -> String {
    let gestures = phrase.gestures.map { strings[$0.string[...]].map(String.init) ?? $0.english }
    return fill(phrase.string.flatMap { strings[$0[...]] }.map(String.init) ?? phrase.english, gestures)
  }

  /// The words of a phrase with its gaps filled in.
  func words(_ phrase: TalkBackPhrase, _ gaps: String...) -> String { fill(self[phrase], gaps) }

  /// The words of a phrase that counts something.
  func words(_ phrase: TalkBackPhrase, count: Int) -> String {
    let form = PluralCategory(of: Double(count), in: language)
    let string = phrase.string.flatMap { strings["\($0).\(form.rawValue)"] ?? strings["\($0).other"] }
    let english = count == 1 ? phrase.one ?? phrase.english : phrase.english
    return fill(string.map(String.init) ?? english, ["\(count)"])
  }

  private func fill(_ words: String, _ gaps: [String]) -> String {
    gaps.enumerated().reduce(words) { $0.replacing("%\($1.offset + 1)", with: $1.element) }
  }
}
