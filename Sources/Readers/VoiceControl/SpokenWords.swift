/// What was said to Voice Control, as it is written, and without capitals and marks.
struct SpokenWords: Sendable {
  /// Each word as it is written.
  private let words: [Substring]

  init(_ sentence: String) { words = sentence.split(separator: " ") }

  private init(_ words: some Sequence<Substring>) { self.words = Array(words) }

  /// The words as they are written.
  var written: String { words.joined(separator: " ") }

  /// The words as they are said.
  var folded: String { written.asSaid }

  /// What stands after a phrase; `nil` if the words do not begin with it.
  func after(_ phrase: String) -> SpokenWords? {
    let count = phrase.split(separator: " ").count
    guard words.count >= count, SpokenWords(words.prefix(count)).folded == phrase else { return nil }
    return SpokenWords(words.dropFirst(count))
  }

  /// What stands on either side of a word; `nil` if the word is not there.
  func parted(by word: String) -> (before: SpokenWords, after: SpokenWords)? {
    guard let place = words.firstIndex(where: { String($0).asSaid == word }) else { return nil }
    return (SpokenWords(words[..<place]), SpokenWords(words[(place + 1)...]))
  }

  /// The number before a word, as in “4 columns”.
  func number(of word: String) -> Int? {
    guard let place = words.firstIndex(where: { [word, word + "s"].contains(String($0).asSaid) }), place > 0 else {
      return nil
    }
    return Int(words[place - 1])
  }
}

extension String {
  /// The words as they are said: without capitals and marks.
  var asSaid: String {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.joined(separator: " ")
  }
}
