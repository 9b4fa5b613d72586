/// A number written in English words, as far as they have come.
struct SpelledNumber: Sendable, Hashable {
  /// What the thousands and millions before have come to.
  private var finished = 0
  /// The hundreds, tens and ones after them.
  private var group: Int
  /// What may still be added to the group.
  private var room: Range<Int>
  /// What the next greater unit must stay below: thousands come after millions.
  private var limit = Int.max

  var value: Int { finished + group }

  /// The number that a word begins; `nil` if it is none.
  init?(_ word: String) {
    guard let number = SpelledNumber.numbers[word] else { return nil }
    group = number
    room = SpelledNumber.room(after: number)
  }

  /// The number with another word at its end; `nil` if the word does not go on with it.
  func appending(_ word: String) -> SpelledNumber? {
    var longer = self
    if word == "hundred", (1...9).contains(group) {
      longer.group *= 100
      longer.room = 1..<100
    } else if let unit = SpelledNumber.units[word], unit < limit, (1..<1000).contains(group) {
      longer.finished += group * unit
      longer.group = 0
      longer.room = 1..<1000
      longer.limit = unit
    } else if let number = SpelledNumber.numbers[word], room.contains(number) {
      longer.group += number
      longer.room = SpelledNumber.room(after: number)
    } else {
      return nil
    }
    return longer
  }

  /// What may be added to tens; nothing may to what is smaller.
  private static func room(after number: Int) -> Range<Int> { number >= 20 ? 1..<10 : 0..<0 }

  private static let units = ["thousand": 1_000, "million": 1_000_000]

  private static let numbers: [String: Int] = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
