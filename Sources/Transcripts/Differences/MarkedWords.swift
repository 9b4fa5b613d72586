/// Some words of a line, and whether they stand on one side of a difference only.
package struct MarkedWords: Sendable, Hashable {
  package let text: String
  package let isChanged: Bool

  package init(text: String, isChanged: Bool) {
    self.text = text
    self.isChanged = isChanged
  }
}

extension SpeechDifference {
  /// Two lines in words that stayed and words that did not, which together are the lines.
  package func markedWords(
    from old: TranscriptLine, to new: TranscriptLine
  ) -> (old: [MarkedWords], new: [MarkedWords]) {
    guard old.text != new.text else { return ([old.unmarked], [new.unmarked]) }
    var lines: (old: [MarkedWords], new: [MarkedWords]) = ([], [])
    for run in spoken.words(from: old, to: new).runs {
      switch run {
      case .same(let words):
        lines.old.append(words, isChanged: false)
        lines.new.append(words, isChanged: false)
      case .changed(let old, let new):
        lines.old.append(old, isChanged: true)
        lines.new.append(new, isChanged: true)
      }
    }
    return lines
  }
}

extension TranscriptLine {
  /// The line with nothing marked in it.
  package var unmarked: MarkedWords { MarkedWords(text: text.onOneLine, isChanged: false) }
}

extension [MarkedWords] {
  /// Adds words, with the space before them as unmarked words.
  fileprivate mutating func append(_ words: [WordDifference.Word], isChanged: Bool) {
    guard let first = words.first else { return }
    let space = first.followsSpace && !isEmpty ? " " : ""
    if isChanged, !space.isEmpty {
      append(MarkedWords(text: space, isChanged: false))
      append(MarkedWords(text: words.text.onOneLine, isChanged: true))
    } else {
      append(MarkedWords(text: space + words.text.onOneLine, isChanged: isChanged))
    }
  }
}
