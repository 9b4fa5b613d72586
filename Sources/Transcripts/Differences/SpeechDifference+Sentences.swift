extension SpeechDifference {
  /// The difference for people who listen: a sentence for each change, without marks or columns.
  package var sentences: [String] {
    entries.flatMap { entry -> [String] in
      switch entry {
      case .same, .movedTo: []
      case .removed(let passage): ["line \(passage.line.number): \(passage.quoted) is missing"]
      case .added(let passage): ["line \(passage.line.number): \(passage.quoted) is new"]
      case .movedFrom(let passage, let target) where passage == target:
        ["line \(passage.line.number): \(passage.quoted) moved to line \(target.line.number)"]
      case .movedFrom(let passage, let target):
        [
          "line \(passage.line.number): \(passage.quoted) moved to line \(target.line.number), and became "
            + target.quoted
        ] + notes(from: passage, to: target)
      case .changed(let old, let new):
        ["line \(new.line.number): expected \(old.quoted); got \(new.quoted)"] + notes(from: old, to: new)
      }
    }
  }

  /// What changed, in a few words for a list: `2 words changed, 1 stop added`.
  package var summary: String {
    var counts = (changed: 0, removed: 0, added: 0, moved: 0)
    for entry in entries {
      switch entry {
      case .same, .movedTo: break
      case .changed: counts.changed += 1
      case .removed: counts.removed += 1
      case .added: counts.added += 1
      case .movedFrom: counts.moved += 1
      }
    }
    let parts = [
      (counts.changed, "changed"), (counts.removed, "removed"), (counts.added, "added"), (counts.moved, "moved"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension TranscriptText.Passage {
  /// All of it in quotes, after the word for what it is.
  fileprivate var quoted: String {
    let lines = ([line] + afterPause).map(\.text.onOneLine)
    let offers = offers.map { "; available \($0.text.onOneLine)" }.joined()
    return (line.kind.word.map { "\($0) " } ?? "") + "'\(lines.joined(separator: "; after a pause "))\(offers)'"
  }
}
