extension WordDifference {
  /// The pieces that stand at another place of the line now, and that in words: “'Harbor' moved after '9:41'”.
  ///
  /// Where two have changed places, one of them has moved after the other.
  var movedPieces: (pieces: Set<Piece>, notes: [String]) {
    var removed: Set<Piece> = []
    var added: [Piece] = []
    for case .changed(let old, let new) in runs {
      removed.formUnion(old.pieces)
      added += new.pieces
    }
    let moved = added.filter { removed.contains($0) }
    guard !moved.isEmpty else { return ([], []) }
    let line = runs.flatMap { run in
      switch run {
      case .same(let words): words
      case .changed(_, let new): new
      }
    }
    let told = moved.count > 1 ? moved.dropFirst() : moved[...]
    let notes = told.map { piece in
      let before = line.piece(before: piece)
      return "\(piece.quoted) moved \(before.map { "after '\($0.onOneLine)'" } ?? "to the front")"
    }
    return (Set(moved), notes)
  }
}

extension [WordDifference.Word] {
  /// The words between two marks that stand right before a piece; `nil` if nothing does.
  fileprivate func piece(before piece: WordDifference.Piece) -> String? {
    var start = startIndex
    while start < endIndex {
      var (end, text) = (start, "")
      while end < endIndex, text.count < piece.text.count {
        end += 1
        text = Array(self[start..<end]).trimmedText.onOneLine
      }
      if text == piece.text {
        let before = self[..<start].reversed().drop(while: \.isMark).prefix { !$0.isMark }
        return before.isEmpty ? nil : Array(before.reversed()).trimmedText
      }
      start += 1
    }
    return nil
  }
}
