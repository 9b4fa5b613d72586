/// One of the words that a setting, or a reading of the sources, can be set to: a type for each has them all.
package protocol ChosenWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The word where nobody says otherwise.
  static var standard: Self { get }
}

extension Value {
  /// The value of what is set to a word.
  package static func word(_ word: some ChosenWord) -> Value { .text(word.rawValue) }

  /// The word that something is set to; the standard one where the value is no word of the kind.
  func word<Word: ChosenWord>(of type: Word.Type = Word.self) -> Word { text.flatMap(Word.init) ?? .standard }
}

extension ChoiceDomain {
  /// All words of a kind.
  static func words<Word: ChosenWord>(of type: Word.Type) -> ChoiceDomain { .choice(type.allCases.map(\.rawValue)) }
}
