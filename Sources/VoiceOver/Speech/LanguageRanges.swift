internal import Interface
internal import Utterances

extension [ForeignWords] {
  /// Where the words stand in a text, each looked for after the one before.
  func ranges(in text: String) -> [Utterance.LanguageRange] {
    var ranges: [Utterance.LanguageRange] = []
    var (rest, passed) = (text[...], 0)
    for words in self {
      guard let found = rest.firstRange(of: words.text), !found.isEmpty else { continue }
      let start = passed + rest.distance(from: rest.startIndex, to: found.lowerBound)
      passed = start + rest.distance(from: found.lowerBound, to: found.upperBound)
      ranges.append(Utterance.LanguageRange(characters: start..<passed, language: words.language))
      rest = rest[found.upperBound...]
    }
    return ranges
  }
}
