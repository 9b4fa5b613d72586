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
    /// It is heard at another time, perhaps in other words: here no longer.
    case movedFrom(Passage, to: Passage)
    /// It is heard at another time, perhaps in other words: here now.
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

  /// Compares what was recorded in a style with a transcript as a golden would hold it.
  package init(from old: String, to new: Transcript, asIn golden: String, in style: Style) {
    self.init(from: TranscriptText(old), to: TranscriptText(new, in: style, asIn: golden), in: style)
  }

  /// What is heard as a golden holds it: all of it stayed.
  package init(unchanged golden: String) {
    entries = TranscriptText(golden).passages.map { .same($0) }
    spoken = SpokenLines()
  }

  private init(from oldText: TranscriptText, to newText: TranscriptText, in style: Style?) {
    let (oldPassages, newPassages) = (oldText.passages, newText.passages)
    spoken = SpokenLines(from: oldText, to: newText, in: style)
    var entries: [Entry] = []
    let (blocks, kept) = SpeechDifference.blocks(of: Alignment.between(oldPassages, newPassages))
    let pairing = Pairing(blocks, from: oldPassages, to: newPassages)
    for (block, stayed) in zip(blocks, kept) {
      entries += SpeechDifference.entries(of: block, pairing, oldPassages, newPassages)
      entries += stayed.map { .same(newPassages[$0]) }
    }
    self.entries = entries
  }

  /// What went and came at each place, and what stayed after it.
  private static func blocks(of alignment: [Alignment]) -> (blocks: [Pairing.Block], kept: [[Int]]) {
    var (blocks, kept) = ([Pairing.Block()], [[Int]()])
    func begin() {
      guard kept.last?.isEmpty == false else { return }
      blocks.append(Pairing.Block())
      kept.append([])
    }
    for piece in alignment {
      switch piece {
      case .same(_, let index): kept[kept.count - 1].append(index)
      case .removed(let index):
        begin()
        blocks[blocks.count - 1].removed.append(index)
      case .added(let index):
        begin()
        blocks[blocks.count - 1].added.append(index)
      }
    }
    return (blocks, kept)
  }

  /// What became of the passages of a place, in their order.
  private static func entries(
    of block: Pairing.Block, _ pairing: Pairing, _ old: [Passage], _ new: [Passage]
  ) -> [Entry] {
    var entries: [Entry] = []
    var rest = block.added[...]
    func addUpTo(_ end: Int?) {
      while let index = rest.first, index != end {
        entries.append(pairing.sources[index].map { .movedTo(new[index], from: old[$0]) } ?? .added(new[index]))
        rest.removeFirst()
      }
    }
    for index in block.removed {
      switch pairing.fates[index] {
      case nil: entries.append(.removed(old[index]))
      case .moved(let target): entries.append(.movedFrom(old[index], to: new[target]))
      case .changed(let target):
        addUpTo(target)
        entries.append(.changed(old[index], new[target]))
        rest = rest.dropFirst()
      }
    }
    addUpTo(nil)
    return entries
  }

  /// Whether the same is heard.
  public var isEmpty: Bool { entries.allSatisfy(\.isSame) }

  /// Two differences are the same if they tell the same, whatever was compared.
  public static func == (first: Self, second: Self) -> Bool { first.entries == second.entries }

  /// Mixes in what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension SpeechDifference.Entry {
  /// Whether the passage stayed as it was.
  package var isSame: Bool {
    guard case .same = self else { return false }
    return true
  }
}
