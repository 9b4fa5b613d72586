/// The words of a line, free of what a captioner decides: case, punctuation, and whether numbers are spelled out.
///
/// - Letters are small; apostrophes vanish, as do the stops of abbreviations (“a.m.” is “am”). All other marks divide
///   words, so that “double-tap” is “double tap”, and “camera.on” two words.
/// - Numbers keep their point and lose the commas between their digits; number words are digits, and so are ordinals
///   up to the twelfth, “second” is “2nd”, and decades.
/// - “%” is the word percent; “pop up” is one word, and so is “re-arrange”.
/// - “…” in a recording is a gap: words that the source leaves out.
struct ComparableWords: Sendable, Hashable {
  /// A word, or a place where some are left out.
  enum Item: Sendable, Hashable {
    case word(String)
    case gap
  }

  private(set) var items: [Item] = []

  /// Takes a line apart.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - spellsLetters: Whether a letter between stops is a word of its own, as a voice spells it: “A.D.D.” is “A D D”.
  ///   - hasGaps: Whether “…” stands for words that are left out; else it is punctuation.
  init(_ text: String, spellsLetters: Bool = false, hasGaps: Bool = true) {
    let characters = Array(text)
    var word = ""
    // How many letters stand after the last stop of an abbreviation.
    var lettersInSegment = 0
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isInNumber = word.last?.isNumber == true && next.isNumber
      switch character {
      case "…":
        finish(&word)
        if hasGaps { items.append(.gap) }
      case "%":
        finish(&word)
        items.append(.word("percent"))
      case "." where isInNumber: word.append(character)
      case "," where isInNumber: break
      case "." where lettersInSegment == 1 && next.isLetter && !spellsLetters: break
      case "'", "’": continue
      case _ where character.isLetter || character.isNumber:
        word += character.lowercased()
        lettersInSegment = character.isLetter ? lettersInSegment + 1 : 2
        continue
      default: finish(&word)
      }
      lettersInSegment = 0
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

  /// The words without the gaps between them.
  var words: [String] {
    items.compactMap { item in
      if case .word(let word) = item { word } else { nil }
    }
  }

  var hasGaps: Bool { items.contains(.gap) }

  private mutating func finish(_ word: inout String) {
    if !word.isEmpty { items.append(.word(word)) }
    word = ""
  }

  /// Writes number words as digits: “twenty-nine” is 29, “two hundred and ten thousand” 210000.
  private mutating func spellNumbers() {
    var spelled: [Item] = []
    spelled.reserveCapacity(items.count)
    // The number that the last item is, as far as it has come.
    var number: SpelledNumber?
    for (index, item) in items.enumerated() {
      guard case .word(let word) = item else {
        number = nil
        spelled.append(item)
        continue
      }
      if let longer = number?.appending(word) {
        number = longer
        spelled[spelled.count - 1] = .word("\(longer.value)")
      } else if word == "and", let number, index + 1 < items.count, case .word(let next) = items[index + 1],
        number.value >= 100, number.appending(next) != nil
      {
        continue
      } else {
        number = SpelledNumber(word)
        spelled.append(number.map { Item.word("\($0.value)") } ?? ComparableWords.otherNumbers[item] ?? item)
      }
    }
    items = spelled
  }

  /// Ordinals, and decades.
  private static let otherNumbers: [Item: Item] = [
    .word("first"): .word("1st"), .word("second"): .word("2nd"), .word("third"): .word("3rd"),
    .word("fourth"): .word("4th"), .word("fifth"): .word("5th"), .word("sixth"): .word("6th"),
    .word("seventh"): .word("7th"), .word("eighth"): .word("8th"), .word("ninth"): .word("9th"),
    .word("tenth"): .word("10th"), .word("eleventh"): .word("11th"), .word("twelfth"): .word("12th"),
    .word("twenties"): .word("20s"), .word("thirties"): .word("30s"), .word("forties"): .word("40s"),
    .word("fifties"): .word("50s"), .word("sixties"): .word("60s"), .word("seventies"): .word("70s"),
    .word("eighties"): .word("80s"), .word("nineties"): .word("90s"),
  ]
}
