/// The words of a reader in one language; every utterance refers to one.
package final class Phrasebook: Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  /// What the language is called in English.
  package let name: String
  private let hasCapitalNouns: Bool
  /// The phrases by their keys; where the language lacks one, the fallback's.
  private let phrases: [Phrase]
  private let rowsByKey: [Phrase.Key: Row]
  private let fallback: Phrasebook?

  /// One phrase, with where it is known from.
  struct Row: Sendable {
    var words: String
    var trust: Trust
    var source: String
    /// Whether the string of the language is the English one, letter for letter.
    var isSameAsEnglish = false
  }

  /// Words with a source of their own.
  package struct Quote: Sendable {
    package var key: Phrase.Key
    package var words: String
    package var source: String

    package init(_ key: Phrase.Key, _ words: String, _ source: String) {
      self.key = key
      self.words = words
      self.source = source
    }
  }

  /// Collects the phrases of a language: the words as the strings have them, by how well they are known.
  ///
  /// Role words keep their capital letters in a language that has capital nouns. The phrases that are the `same` have the
  /// words of English in Apple's own strings; `snapshot` has the words of AccessibilitySnapshot's table where they differ,
  /// and `confirmed`, who heard the words besides.
  package init(
    language: String, name: String, hasCapitalNouns: Bool = false,
    own: KeyValuePairs<Phrase.Key, String> = [:], system: KeyValuePairs<Phrase.Key, String> = [:],
    mac: KeyValuePairs<Phrase.Key, String> = [:], neighbors: KeyValuePairs<Phrase.Key, String> = [:],
    heard: [Quote] = [], assumed: [Quote] = [], same: Set<Phrase.Key> = [],
    snapshot: [Phrase.Key: String] = [:], confirmed: [Phrase.Key: String] = [:], fallback: Phrasebook? = nil
  ) {
    var rows: [Phrase.Key: Row] = [:]
    let strings: [(KeyValuePairs<Phrase.Key, String>, Trust)] = [
      (own, .own), (system, .system), (mac, .mac), (neighbors, .assumed),
    ]
    for (strings, trust) in strings {
      for (key, words) in strings {
        let source = [key.circumstance.source(for: trust), confirmed[key]].compactMap(\.self).joined(separator: "; ")
        rows[key] = Row(words: words, trust: trust, source: source, isSameAsEnglish: same.contains(key))
      }
    }
    for quote in heard { rows[quote.key] = Row(words: quote.words, trust: .heard, source: quote.source) }
    for quote in assumed { rows[quote.key] = Row(words: quote.words, trust: .assumed, source: quote.source) }
    Phrasebook.compose(&rows)
    self.language = language
    self.name = name
    self.hasCapitalNouns = hasCapitalNouns
    self.fallback = fallback
    rowsByKey = rows
    phrases = Phrase.Key.allCases.map { key in
      let other = fallback?[key]
      guard let words = rows[key]?.words ?? snapshot[key] else {
        return other ?? Phrase(spoken: key.name, caption: key.name, snapshot: key.name, service: key.name)
      }
      return Phrase(
        words, isLowercase: key.isLowercase && !hasCapitalNouns, snapshot: snapshot[key] ?? other?.snapshot)
    }
  }

  /// Adds the hints that VoiceOver puts together out of other phrases.
  private static func compose(_ rows: inout [Phrase.Key: Row]) {
    guard let hint = rows[.rotorHint], let words = rows[.misspelledWords] else { return }
    func add(_ key: Phrase.Key, _ text: String, _ parts: Row...) {
      guard rows[key] == nil, let worst = parts.map(\.trust).max(by: { $0.rank < $1.rank }) else { return }
      rows[key] = Row(words: text, trust: worst, source: key.circumstance.source(for: .own) ?? "")
    }
    let misspelled = hint.words.filled(words.words)
    add(.misspelledHint, misspelled, hint, words)
    guard let edit = rows[.editHint] else { return }
    add(.editAreaHint, "\(edit.words.withoutFullStop), \(misspelled)", hint, words, edit)
  }

  /// The phrase for an occasion.
  package subscript(key: Phrase.Key) -> Phrase { phrases[key.rawValue] }

  /// What a thing without a name is called within another phrase.
  package func noun(_ key: Phrase.Key) -> String {
    hasCapitalNouns ? self[key].spoken : self[key].spoken.lowercased()
  }

  /// Where the words of a phrase are known from.
  ///
  /// What this language lacks is told of the language that fills in for it; `nil` if none of them has the phrase.
  package func evidence(of key: Phrase.Key) -> Evidence? {
    guard let row = rowsByKey[key] else { return fallback?.evidence(of: key) }
    let isAssumed = row.trust == .assumed || key.circumstance.isAssumed
    return Evidence(language: language, source: row.source, trust: row.trust, isAssumed: isAssumed)
  }

  /// Whether the phrase is in this language, rather than one that fills in for it.
  package func has(_ key: Phrase.Key) -> Bool {
    rowsByKey[key] != nil
  }

  /// Whether the words are those of English although the language has a string of its own.
  package func isSameAsEnglish(_ key: Phrase.Key) -> Bool {
    rowsByKey[key]?.isSameAsEnglish ?? false
  }

  /// When a phrase is heard; the same in all languages.
  package func occasion(of key: Phrase.Key) -> String { key.circumstance.occasion }
}

extension Phrasebook {
  /// Where words of VoiceOver's own are known from.
  package struct Evidence: Sendable, Hashable {
    /// The language of the words as a BCP 47 tag.
    package var language: String
    /// Who heard or wrote the words.
    package var source: String
    /// How well the words are known.
    package var trust: Trust
    /// Whether nobody is known to have heard the words, or when they are heard.
    package var isAssumed: Bool
  }
}

extension Trust {
  /// The place in the order from the best on.
  fileprivate var rank: Int { Trust.allCases.firstIndex(of: self) ?? 0 }
}

extension Phrase.Key {
  /// The name of the phrase, as JSON shows it.
  package var name: String { "\(self)" }
}

extension Phrasebook: Hashable {
  package static func == (first: Phrasebook, second: Phrasebook) -> Bool { first.language == second.language }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(language)
  }
}
