/// What was said to Voice Control, as it is written, and without capitals and marks.
struct SpokenWords: Sendable {
  private struct Word: Sendable {
    var written: Substring
    var said: String
  }

  private let words: ArraySlice<Word>

  init(_ sentence: String) {
    words = sentence.split(separator: " ").map { Word(written: $0, said: String($0).asSaid) }[...]
  }

  private init(_ words: ArraySlice<Word>) { self.words = words }

  var count: Int { words.count }

  /// The words as they are written.
  var written: String { words.lazy.map(\.written).joined(separator: " ") }

  /// The words as they are said.
  var folded: String { words.lazy.map(\.said).filter { !$0.isEmpty }.joined(separator: " ") }

  /// The first word as it is said; `nil` if there is none.
  var first: String? { words.first?.said }

  /// The words in two parts, of which the first has so many.
  func parted(after count: Int) -> (before: SpokenWords, after: SpokenWords) {
    (SpokenWords(words.prefix(count)), SpokenWords(words.dropFirst(count)))
  }

  /// The number that the words say, in figures or in words: “40”, “forty-two”; `nil` if they say none.
  var number: Int? {
    guard count <= SpokenWords.longestNumber else { return nil }
    let said = folded
    if let number = Int(said) { return number }
    if ["hundred", "one hundred"].contains(said) { return 100 }
    let parts = said.split(separator: " ").map(String.init)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    guard let tens = SpokenWords.tens.firstIndex(of: first) else {
      return parts.count == 1 ? SpokenWords.numbers.firstIndex(of: first) : nil
    }
    guard parts.count == 2 else { return tens * 10 + 20 }
    return SpokenWords.numbers.prefix(10).firstIndex(of: parts[1]).flatMap { $0 > 0 ? tens * 10 + 20 + $0 : nil }
  }

  /// How often something is to be done: once if no number is said, and never more than 99 times.
  ///
  /// Source: Apple's strings, `NumberTwoThroughNinetyNine`.
  var times: Int { min(number ?? 1, 99) }

  /// How many words a number can have.
  static let longestNumber = 2

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
}

extension String {
  /// The words as they are said: without capitals and marks.
  var asSaid: String {
    lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.joined(separator: " ")
  }
}
