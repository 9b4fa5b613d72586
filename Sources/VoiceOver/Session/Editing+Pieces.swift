internal import Readers

// What a text is made of, as Voice Control goes through it.
extension Editing {
  /// Where a part of the text is; `nil` if it is not there.
  func range(of part: TextPart) -> Range<Int>? {
    switch part {
    case .all: text.indices
    case .words(let words): place(of: words)
    case .thatOr(let last): selection ?? end(of: last) ?? wordAtInsertion
    case .around(let piece): self.piece(piece)
    case .beside(let piece, let count): pieces(piece, count)
    }
  }

  /// Where the insertion point is after a move; `nil` if there is nothing to move to.
  func insertion(after move: TextMove) -> Int? {
    switch move {
    case .by(.line, let count), .by(.paragraph, let count): lineAway(count)
    case .by(let piece, let count): pieces(piece, count).map { count < 0 ? $0.lowerBound : $0.upperBound }
    case .start(let piece?): self.piece(piece)?.lowerBound
    case .end(let piece?): self.piece(piece)?.upperBound
    case .start(of: nil): 0
    case .end(of: nil): text.count
    case .before(let words): place(of: words)?.lowerBound
    case .after(let words): place(of: words)?.upperBound
    }
  }

  /// The ends of a selection after a move of the one that it leads away from the other.
  func ends(of selection: Range<Int>, after move: TextMove) -> (start: Int, end: Int)? {
    var ahead = self
    ahead.insertion = selection.upperBound
    if let end = ahead.insertion(after: move), end > selection.upperBound { return (selection.lowerBound, end) }
    ahead.insertion = selection.lowerBound
    if let start = ahead.insertion(after: move), start < selection.lowerBound { return (start, selection.upperBound) }
    return nil
  }

  /// Where words stand first, in capital or small letters.
  private func place(of words: String) -> Range<Int>? {
    let (text, sought) = (text.map { $0.lowercased() }, words.map { $0.lowercased() })
    guard let first = sought.first else { return nil }
    let start = text.indices.first { text[$0] == first && text[$0...].starts(with: sought) }
    return start.map { $0..<$0 + sought.count }
  }

  /// The piece that the insertion point is in or after.
  private func piece(_ piece: TextPiece) -> Range<Int>? {
    let all = piece.ranges(in: text)
    return all.first { $0.upperBound > insertion } ?? all.last
  }

  /// So many pieces after the insertion point, or, below zero, before it.
  private func pieces(_ piece: TextPiece, _ count: Int) -> Range<Int>? {
    let all = piece.ranges(in: text)
    let found =
      count < 0
      ? all.filter { $0.lowerBound < insertion }.suffix(-count) : all.filter { $0.upperBound > insertion }.prefix(count)
    guard let first = found.first, let last = found.last else { return nil }
    return count < 0
      ? first.lowerBound..<min(insertion, last.upperBound) : max(insertion, first.lowerBound)..<last.upperBound
  }

  /// The place in a line so far away that is as far from its start as now, or its end.
  private func lineAway(_ count: Int) -> Int? {
    let lines = TextPiece.line.ranges(in: text)
    guard let line = lines.lastIndex(where: { $0.lowerBound <= insertion }), lines.indices.contains(line + count)
    else { return nil }
    let other = lines[line + count]
    return min(other.lowerBound + insertion - lines[line].lowerBound, other.upperBound)
  }

  /// A range to be deleted, with the space that would stand alone without whole words.
  func withSpaceBeside(_ range: Range<Int>) -> Range<Int> {
    let beside = [range.lowerBound - 1, range.upperBound].filter(text.indices.contains)
    guard !range.isEmpty, !text[range.lowerBound].isWhitespace, beside.allSatisfy({ text[$0].isWhitespace }) else {
      return range
    }
    if range.lowerBound > 0, text[range.lowerBound - 1] == " " { return (range.lowerBound - 1)..<range.upperBound }
    guard range.lowerBound == 0, range.upperBound < text.count, text[range.upperBound] == " " else { return range }
    return 0..<(range.upperBound + 1)
  }

  /// Where words are that the text ends with before the insertion point.
  private func end(of words: String?) -> Range<Int>? {
    guard let words, insertion >= words.count, Array(words) == Array(text[(insertion - words.count)..<insertion]) else {
      return nil
    }
    return (insertion - words.count)..<insertion
  }
}

extension TextPiece {
  /// The places of the pieces of a text; a line is a paragraph, since nothing tells where lines are broken.
  fileprivate func ranges(in text: [Character]) -> [Range<Int>] {
    switch self {
    case .character: RotorOption.TextUnit.characters.units(of: text)
    case .word: RotorOption.TextUnit.words.units(of: text)
    case .line, .paragraph: RotorOption.TextUnit.lines.units(of: text)
    case .sentence: TextPiece.sentences(of: text)
    }
  }

  /// What ends with a full stop, or another mark of that kind, before a space.
  private static func sentences(of text: [Character]) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start: Int?
    for place in text.indices where start != nil || !text[place].isWhitespace {
      let first = start ?? place
      start = first
      let isLast = place + 1 == text.count
      guard isLast || ".!?。！？".contains(text[place]) && text[place + 1].isWhitespace else { continue }
      sentences.append(first..<(place + 1))
      start = nil
    }
    return sentences
  }
}
