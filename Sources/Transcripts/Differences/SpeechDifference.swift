package import Interface

/// How what is heard has changed: stops that came, went or moved, and words that changed.
public struct SpeechDifference: Sendable, Hashable {
  /// What is heard at once with what follows it after a pause: the unit that is compared.
  package typealias Passage = TranscriptText.Passage

  /// A passage of the walk, with what became of it.
  package enum Entry: Sendable, Hashable {
    /// It stayed; as it stands in the new transcript.
    case same(Passage)
    case removed(Passage)
    case added(Passage)
    /// It is heard at another time: here no longer.
    case movedFrom(Passage, to: Passage)
    /// It is heard at another time: here now.
    case movedTo(Passage, from: Passage)
    /// Other words are heard at the same place.
    case changed(Passage, Passage)
  }

  /// Everything in the order of the walk.
  package let entries: [Entry]
  /// What the lines on both sides are made of.
  let spoken: SpokenLines

  /// Compares two transcripts in text form.
  package init(from old: String, to new: String) {
    self.init(from: TranscriptText(old), to: TranscriptText(new), in: nil)
  }

  /// Compares what was recorded in a style with a transcript.
  package init(from old: String, to new: Transcript, in style: Style = .spoken) {
    self.init(from: TranscriptText(old), to: TranscriptText(new, in: style), in: style)
  }

  private init(from oldText: TranscriptText, to newText: TranscriptText, in style: Style?) {
    let (oldPassages, newPassages) = (oldText.passages, newText.passages)
    spoken = SpokenLines(from: oldText, to: newText, in: style)
    let alignment = Alignment.between(oldPassages, newPassages)
    let moves = Moves(alignment, oldPassages, newPassages)
    var entries: [Entry] = []
    var removed: [Passage] = []
    var added: [Passage] = []
    for piece in alignment {
      switch piece {
      case .same(_, let index):
        entries += SpeechDifference.paired(&removed, &added)
        entries.append(.same(newPassages[index]))
      case .removed(let index):
        if let target = moves.targets[index] {
          entries += SpeechDifference.paired(&removed, &added)
          entries.append(.movedFrom(oldPassages[index], to: newPassages[target]))
        } else {
          removed.append(oldPassages[index])
        }
      case .added(let index):
        if let source = moves.sources[index] {
          entries += SpeechDifference.paired(&removed, &added)
          entries.append(.movedTo(newPassages[index], from: oldPassages[source]))
        } else {
          added.append(newPassages[index])
        }
      }
    }
    self.entries = entries + SpeechDifference.paired(&removed, &added)
  }

  /// Whether the same is heard.
  public var isEmpty: Bool { entries.allSatisfy(\.isSame) }

  public static func == (first: Self, second: Self) -> Bool { first.entries == second.entries }

  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension SpeechDifference.Entry {
  /// Whether the passage stayed as it was.
  package var isSame: Bool {
    guard case .same = self else { return false }
    return true
  }
}

/// Passages that went at one place and came at another.
private struct Moves {
  /// Where a passage of the old transcript is now.
  private(set) var targets: [Int: Int] = [:]
  /// Where a passage of the new transcript was.
  private(set) var sources: [Int: Int] = [:]

  init(_ alignment: [Alignment], _ old: [TranscriptText.Passage], _ new: [TranscriptText.Passage]) {
    var added: [TranscriptText.Passage: [Int]] = [:]
    for case .added(let index) in alignment.reversed() where new[index].line.kind.isSpoken {
      added[new[index], default: []].append(index)
    }
    guard !added.isEmpty else { return }
    for case .removed(let index) in alignment {
      guard let target = added[old[index]]?.popLast() else { continue }
      targets[index] = target
      sources[target] = index
    }
  }
}

extension SpeechDifference {
  /// How far ahead the new words of a passage are looked for among those that came at the same place.
  private static let window = 8
  /// How much of their words two passages share at least for one to have become the other.
  private static let likeness = 1.0 / 3

  /// Pairs what went with what came at the same place, where one has become the other.
  private static func paired(_ removed: inout [Passage], _ added: inout [Passage]) -> [Entry] {
    defer {
      removed = []
      added = []
    }
    if removed.count == 1, added.count == 1, removed[0].line.kind == added[0].line.kind {
      return [.changed(removed[0], added[0])]
    }
    var entries: [Entry] = []
    var next = 0
    for passage in removed {
      let candidates = next..<min(next + window, added.count)
      guard let found = candidates.first(where: { passage.isLike(added[$0], by: likeness) }) else {
        entries.append(.removed(passage))
        continue
      }
      entries += added[next..<found].map(Entry.added)
      entries.append(.changed(passage, added[found]))
      next = found + 1
    }
    return entries + added[next...].map(Entry.added)
  }
}

extension TranscriptText.Passage {
  fileprivate func isLike(_ other: Self, by share: Double) -> Bool {
    guard line.kind == other.line.kind else { return false }
    let words = WordDifference.Word.words(of: line.text).filter { !$0.isMark }
    var counts = Dictionary(words.map { ($0.text, 1) }, uniquingKeysWith: +)
    let others = WordDifference.Word.words(of: other.line.text).filter { !$0.isMark }
    var shared = 0
    for word in others {
      guard let count = counts[word.text], count > 0 else { continue }
      counts[word.text] = count - 1
      shared += 1
    }
    let length = max(words.count, others.count)
    return length == 0 || Double(shared) / Double(length) >= share
  }
}
