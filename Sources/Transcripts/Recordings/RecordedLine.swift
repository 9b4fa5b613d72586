/// A line of a recording, ready to be compared.
struct RecordedLine: Sendable {
  let text: String
  let items: [ComparableWords.Item]
  let words: [String]
  /// Whether the source quotes all of its words.
  let isWhole: Bool

  init(_ text: String, spellsLetters: Bool = false) {
    let comparable = ComparableWords(text, spellsLetters: spellsLetters)
    self.text = text
    items = comparable.items
    words = comparable.words
    isWhole = !comparable.hasGaps
  }

  /// Whether the line stands for stops that the source leaves out.
  var isOmission: Bool { words.isEmpty && !items.isEmpty }

  /// Whether the line has just these words; a gap stands for any number of them.
  func says(_ spoken: [String]) -> Bool {
    // The last gap that was met, and the first word that it may not take up yet.
    var gap: (item: Int, word: Int)?
    var (item, word) = (0, 0)
    while word < spoken.count {
      if item < items.count, items[item] == .word(spoken[word]) {
        item += 1
        word += 1
      } else if item < items.count, items[item] == .gap {
        gap = (item, word)
        item += 1
      } else if let open = gap {
        gap = (open.item, open.word + 1)
        item = open.item + 1
        word = open.word + 1
      } else {
        return false
      }
    }
    return items[item...].allSatisfy { $0 == .gap }
  }

  /// Whether the line has the beginning of these words, up to a gap that can stand in the middle of one.
  func begins(_ spoken: [String]) -> Bool {
    guard items.last == .gap, let last = words.last, items.dropLast() == words.map(ComparableWords.Item.word)[...],
      words.count <= spoken.count
    else { return false }
    return spoken.starts(with: words.dropLast()) && spoken[words.count - 1].hasPrefix(last)
  }

  /// How many of the words the line shares with others, in the same order: from 0 for none to 100 for all.
  func likeness(to spoken: [String]) -> Int {
    guard !words.isEmpty, !spoken.isEmpty else { return 0 }
    var lengths = [Int](repeating: 0, count: spoken.count + 1)
    for word in words {
      var diagonal = 0
      for (index, other) in spoken.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = word == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return 200 * (lengths.last ?? 0) / (words.count + spoken.count)
  }
}
