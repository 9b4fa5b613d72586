extension SpeechDifference {
  /// What has become of a passage, in words: “role 'button' is no longer spoken”.
  package func notes(from old: Passage, to new: Passage) -> [String] {
    notes(from: old, to: new, spoken.words(from: old.line, to: new.line))
  }

  /// What has become of a passage, of which it is known already how the words that are heard at once have changed.
  func notes(from old: Passage, to new: Passage, _ difference: WordDifference) -> [String] {
    notes(difference, "")
      + afterPause(from: old, to: new).flatMap { pair -> [String] in
        switch pair {
        case (let old?, let new?):
          old.text == new.text ? [] : notes(spoken.words(from: old, to: new), " after the pause")
        case (let old?, nil): ["'\(old.text.onOneLine)' is no longer spoken after the pause"]
        case (nil, let new?): ["'\(new.text.onOneLine)' is now spoken after the pause"]
        case (nil, nil): []
        }
      }
      + offerNotes(from: old, to: new)
  }

  private func notes(_ difference: WordDifference, _ moment: String) -> [String] {
    let (moved, movedNotes) = difference.movedPieces
    var notes = movedNotes.map { $0 + moment }
    for case .changed(let old, let new) in difference.runs {
      var added = new.pieces.filter { !moved.contains($0) }
      let removed = old.pieces.filter { !moved.contains($0) }
      for piece in removed {
        // A role becomes another role, a state another state, and some words other words.
        let heir = added.firstIndex {
          $0.noun == piece.noun && (piece.noun != nil || removed.count == added.count)
        }
        if let heir {
          notes.append("\(piece.named) became \(added.remove(at: heir).quoted)\(moment)")
        } else {
          notes.append("\(piece.named) is no longer spoken\(moment)")
        }
      }
      notes += added.map { "\($0.named) is now spoken\(moment)" }
    }
    return notes
  }

  /// The lines after the pause of two passages, side by side: as they are alike, else one after the other.
  package func afterPause(from old: Passage, to new: Passage) -> [(TranscriptLine?, TranscriptLine?)] {
    var pairs: [(TranscriptLine?, TranscriptLine?)] = []
    for piece in Alignment.between(old.afterPause.map(\.text), new.afterPause.map(\.text)) {
      switch piece {
      case .same(let first, let second): pairs.append((old.afterPause[first], new.afterPause[second]))
      case .removed(let index): pairs.append((old.afterPause[index], nil))
      case .added(let index):
        if let last = pairs.last, let before = last.0, last.1 == nil {
          pairs[pairs.count - 1] = (before, new.afterPause[index])
        } else {
          pairs.append((nil, new.afterPause[index]))
        }
      }
    }
    return pairs
  }
}
