extension SpeechDifference {
  /// What has become of a passage, in words: “role 'button' is no longer spoken”.
  func notes(from old: Passage, to new: Passage) -> [String] {
    notes(from: old.line.text, to: new.line.text, "")
      + afterPause(from: old, to: new).flatMap { pair -> [String] in
        switch pair {
        case (let old?, let new?):
          old.text == new.text ? [] : notes(from: old.text, to: new.text, " after the pause")
        case (let old?, nil): ["'\(old.text.onOneLine)' is no longer spoken after the pause"]
        case (nil, let new?): ["'\(new.text.onOneLine)' is now spoken after the pause"]
        case (nil, nil): []
        }
      }
  }

  private func notes(from old: String, to new: String, _ moment: String) -> [String] {
    var notes: [String] = []
    for case .changed(let old, let new) in WordDifference(from: old, to: new).runs {
      var added = new.pieces.map(\.onOneLine)
      let removed = old.pieces.map(\.onOneLine)
      for words in removed {
        // A role becomes another role, a state another state, and some words other words.
        let noun = roles.noun(of: words)
        let heir = added.firstIndex { roles.noun(of: $0) == noun && (noun != nil || removed.count == added.count) }
        if let heir {
          notes.append("\(roles.named(words)) became '\(added.remove(at: heir))'\(moment)")
        } else {
          notes.append("\(roles.named(words)) is no longer spoken\(moment)")
        }
      }
      notes += added.map { "\(roles.named($0)) is now spoken\(moment)" }
    }
    return notes
  }

  /// The lines after the pause of two passages, side by side: as they are alike, else one after the other.
  func afterPause(from old: Passage, to new: Passage) -> [(TranscriptLine?, TranscriptLine?)] {
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
