package import Utterances

/// How much of VoiceOver's speech is known in which language, and how well.
package struct LanguageTable: Sendable {
  /// What is known of one language.
  package struct Row: Sendable {
    /// What the language is called in English.
    package var name: String
    /// The language as a BCP 47 tag.
    package var tag: String
    /// How many phrases there are of each trust.
    package var counts: [Trust: Int]

    /// How many phrases the language has words for.
    package var known: Int { counts.values.reduce(0, +) }
  }

  /// The languages, English first.
  package let rows: [Row]
  /// How many phrases there are.
  package let total: Int

  /// Counts the phrases of all languages.
  package init() {
    total = Phrase.Key.allCases.count
    rows = Phrasebook.all.map { book in
      let trusts = Phrase.Key.allCases.filter(book.has).compactMap { book.evidence(of: $0)?.trust }
      return Row(name: book.name, tag: book.language, counts: Dictionary(grouping: trusts) { $0 }.mapValues(\.count))
    }
  }

  /// The table as a page of documentation, with what one does to add a language.
  package var markdown: String {
    let heads = ["language", "tag", "known of \(total)"] + Trust.allCases.map(\.rawValue)
    let lines = rows.map { row in
      [row.name, row.tag, "\(row.known)"] + Trust.allCases.map { "\(row.counts[$0] ?? 0)" }
    }
    let table = [heads, heads.map { _ in "---" }] + lines
    return """
      # Languages

      The phrases of VoiceOver's own that are known in each language, by how well they are known. What a language lacks is
      spoken in English, and a transcript says that it is assumed.

      \(table.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))

      ## Add a language

      - Write `Sources/VoiceOver/Phrasebooks/Phrasebook+Name.swift` after the pattern of another language: the words as
        Apple's strings have them, in the list of their trust. Leave out what you have not found; translate nothing. Name
        under `same` the phrases whose string is that of English.
      - Add it to `Phrasebook.all` in `Phrasebook+Languages.swift`.
      - Write `Sources/Elements/Names/SystemWords/SystemWords+Name.swift` with the words of UIKit, and add it to
        `SystemWords.all`.
      - Write `Sources/Elements/Names/SymbolStrings/SymbolStrings+Name.swift` with the names of symbols, and add it to
        `SymbolStrings.of`.
      - Add rows to `NumberFormat` and to `DateFormat+Languages.swift` from Unicode CLDR.
      - Write a scenario with words that you have taken from the strings by hand.
      """
  }
}
