/// The words of a text: what stands between white space.
struct TextWords {
  /// A word and where it begins, in Unicode scalars.
  struct Word {
    var text: String
    var offset: Int
  }

  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var current = String.UnicodeScalarView()
    var start = 0
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if scalar.properties.isWhitespace {
        if !current.isEmpty { words.append(Word(text: String(current), offset: start)) }
        current.removeAll()
      } else {
        if current.isEmpty { start = offset }
        current.append(scalar)
      }
    }
    if !current.isEmpty { words.append(Word(text: String(current), offset: start)) }
    self.words = words
  }

  /// Gives each word the first moment that falls on it; moments come in the order of time.
  func timed(_ moments: [(offset: Int, milliseconds: Int)]) -> [TimedWord] {
    var timed: [TimedWord] = []
    var next = 0
    for moment in moments {
      // The voice reports a number's parts one by one, and some of them at places before the last one.
      guard next < words.count, moment.offset >= words[next].offset else { continue }
      while next + 1 < words.count, words[next + 1].offset <= moment.offset { next += 1 }
      let word = words[next]
      timed.append(TimedWord(text: word.text, offset: word.offset, milliseconds: moment.milliseconds))
      next += 1
    }
    return timed
  }
}
