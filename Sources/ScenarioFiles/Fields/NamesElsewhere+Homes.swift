import Interface

extension NamesElsewhere {
  /// Where the words of a scenario stand that are mistaken for one another: what messages call the place, the words, and
  /// what to do with one of them.
  private static let homes: [(place: String, words: Set<String>, advice: String)] = [
    (
      "step", Set(Step.Kind.allCases.map(\.rawValue)),
      "'%' is a step, which stands in a flow: below 'flows:' and its name"
    ),
    ("effect", Set(ValueSchema<[Effect]>.effectNames), "'%' is an effect, which stands after a view's 'action:'"),
    ("kind of view", Set(KindRow.names), "'%' is a kind of view, which stands below 'views:'"),
  ]

  /// What to do with a word that has its meaning in another place; `nil` if it has none, or in this one alone.
  ///
  /// - Parameters:
  ///   - word: What is written.
  ///   - places: What messages call the place.
  /// - Returns: The sentence.
  static func home(of word: String, in places: [String]) -> String? {
    guard homes.contains(where: { places.contains($0.place) }) else { return nil }
    let home = homes.first { !places.contains($0.place) && $0.words.contains(word) }
    return home?.advice.replacing("%", with: word)
  }
}
