/// The place in a recording up to which a walk agrees with it.
struct RecordingCursor: Sendable {
  private let lines: [[ComparableWords.Item]]
  private(set) var line = 0
  private var index = 0

  init(_ heard: [String]) {
    lines = heard.map { ComparableWords($0).items }
    passEndOfLine()
  }

  /// Whether all that was recorded has been found.
  var isAtEnd: Bool { line == lines.count }

  /// Passes over one stop if the recording goes on with it, and says whether it does.
  ///
  /// What is said at once must be there in full and on one line, except for gaps. What is said after a pause may be
  /// missing, each part for itself: the person has moved on by then.
  mutating func pass(_ atOnce: ComparableWords, afterPause: [ComparableWords]) -> Bool {
    guard let end = end(of: atOnce, from: index) else { return false }
    index = end
    passGapAtEnd()
    passEndOfLine()
    for part in afterPause where !isAtEnd && lines[line][index] != .gap {
      guard let end = self.end(of: part, from: index) else { continue }
      index = end
      passEndOfLine()
    }
    return true
  }

  /// The place behind some words on the current line, or `nil` if they do not stand there.
  private func end(of words: ComparableWords, from start: Int) -> Int? {
    guard !words.items.isEmpty else { return start }
    guard !isAtEnd else { return nil }
    let recorded = lines[line]
    var next = start
    var isInGap = false
    for word in words.items {
      if next < recorded.count, recorded[next] == .gap {
        isInGap = true
        next += 1
      }
      if next < recorded.count, recorded[next] == word {
        isInGap = false
        next += 1
      } else if !isInGap {
        return nil
      }
    }
    return next
  }

  /// Passes over a gap at the end of a line, behind a stop that was heard to its end.
  private mutating func passGapAtEnd() {
    guard !isAtEnd, index > 0, index == lines[line].count - 1, lines[line][index] == .gap else { return }
    index += 1
  }

  private mutating func passEndOfLine() {
    while !isAtEnd, index == lines[line].count {
      line += 1
      index = 0
    }
  }
}
