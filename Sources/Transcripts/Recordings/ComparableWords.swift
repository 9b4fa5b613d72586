/// The words of a line, free of what a captioner decides: case, punctuation, and whether numbers are spelled out.
///
/// - Letters are small; apostrophes and full stops vanish (“a.m.” is “am”), and all other marks divide words, so that
///   “double-tap” is “double tap”.
/// - Numbers keep their point and lose the commas between their digits; number words up to ninety-nine are digits.
/// - “%” is the word percent; “pop up” is one word, and so is “re-arrange”.
/// - “…” in a recording is a gap: words that the source leaves out.
struct ComparableWords: Sendable, Hashable {
  /// A word, or a place where some are left out.
  enum Item: Sendable, Hashable {
    case word(String)
    case gap
  }

  private(set) var items: [Item] = []

  init(_ text: String) {
    let characters = Array(text)
    var word = ""
    for (index, character) in characters.enumerated() {
      let isInNumber = word.last?.isNumber == true && index + 1 < characters.count && characters[index + 1].isNumber
      switch character {
      case "…":
        finish(&word)
        items.append(.gap)
      case "%":
        finish(&word)
        items.append(.word("percent"))
      case "." where isInNumber: word.append(character)
      case "," where isInNumber: break
      case ".", "'", "’": break
      case _ where character.isLetter || character.isNumber: word += character.lowercased()
      default: finish(&word)
      }
    }
    finish(&word)
    joinCompounds()
    spellNumbers()
  }

  /// Writes as one word what captioners, and Apple's own strings, also write as two.
  private mutating func joinCompounds() {
    items = items.reduce(into: []) { joined, item in
      if case .word(let second) = item, case .word(let first)? = joined.last,
        ComparableWords.compounds.contains(first + second)
      {
        joined[joined.count - 1] = .word(first + second)
      } else {
        joined.append(item)
      }
    }
  }

  private static let compounds: Set = ["popup", "rearrange"]

  private mutating func finish(_ word: inout String) {
    if !word.isEmpty { items.append(.word(word)) }
    word = ""
  }

  /// Writes number words as digits; a ten takes the one behind it in: “twenty-nine” is 29.
  private mutating func spellNumbers() {
    var spelled: [Item] = []
    spelled.reserveCapacity(items.count)
    var openTen: Int?
    for item in items {
      guard case .word(let word) = item, let number = ComparableWords.numbers[word] else {
        openTen = nil
        spelled.append(item)
        continue
      }
      if let ten = openTen, (1...9).contains(number) {
        spelled[spelled.count - 1] = .word("\(ten + number)")
        openTen = nil
      } else {
        spelled.append(.word("\(number)"))
        openTen = number >= 20 ? number : nil
      }
    }
    items = spelled
  }

  private static let numbers: [String: Int] = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
