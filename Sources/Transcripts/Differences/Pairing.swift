/// Which passages of two transcripts are the same one, before and after a change.
///
/// What went at one place and came at another with the same words has moved. What went and came at one place may have
/// become the other; and what is alike at two places has moved and changed.
struct Pairing {
  typealias Passage = TranscriptText.Passage

  /// What became of a passage that is not heard at its place any more.
  enum Fate {
    case moved(to: Int)
    /// Other words are heard at its place.
    case changed(to: Int)
  }

  /// What became of passages of the old transcript, by their places.
  private(set) var fates: [Int: Fate] = [:]
  /// Where passages of the new transcript come from that have moved.
  private(set) var sources: [Int: Int] = [:]
  /// The passages of the new transcript that have become of others at their place.
  private(set) var heirs: Set<Int> = []

  private let old: [Passage]
  private let new: [Passage]
  /// The words of passages that were asked for; those of the old transcript have even numbers.
  private var words: [Int: Bag] = [:]

  /// How far ahead the new words of a passage are looked for among those that came at the same place.
  private static let window = 8
  /// How much of their words two passages share at least for one to have become the other at its place.
  private static let likenessInPlace = 1.0 / 3
  /// How much of their words two passages share at least for one to have become the other elsewhere.
  private static let likenessElsewhere = 1.0 / 2
  /// In how many new passages a word can stand to lead to the one that is looked for.
  private static let rareness = 8

  init(_ blocks: [Block], from old: [Passage], to new: [Passage]) {
    (self.old, self.new) = (old, new)
    findMoves(blocks)
    for block in blocks { pairInPlace(block) }
    findChangedMoves(blocks)
    findChangedSwaps(blocks)
  }

  /// A run of passages that went, and of passages that came in their place.
  struct Block {
    var removed: [Int] = []
    var added: [Int] = []
  }

  private mutating func move(_ first: Int, to second: Int) {
    fates[first] = .moved(to: second)
    sources[second] = first
  }

  private func isFree(new index: Int) -> Bool { sources[index] == nil && !heirs.contains(index) }

  private mutating func findMoves(_ blocks: [Block]) {
    var added: [Passage: [Int]] = [:]
    for block in blocks.reversed() {
      for index in block.added.reversed() where new[index].line.kind.isSpoken {
        added[new[index], default: []].append(index)
      }
    }
    guard !added.isEmpty else { return }
    for block in blocks {
      for index in block.removed {
        if let target = added[old[index]]?.popLast() { move(index, to: target) }
      }
    }
  }

  /// Pairs what went with what came at the same place, where one has become the other.
  private mutating func pairInPlace(_ block: Block) {
    let removed = block.removed.filter { fates[$0] == nil }
    let added = block.added.filter { isFree(new: $0) }
    if removed.count == 1, added.count == 1, old[removed[0]].line.kind == new[added[0]].line.kind {
      fates[removed[0]] = .changed(to: added[0])
      heirs.insert(added[0])
      return
    }
    var next = 0
    for index in removed where next < added.count {
      let candidates = next..<min(next + Self.window, added.count)
      var best: (place: Int, likeness: Double)?
      for candidate in candidates {
        let likeness = likeness(index, added[candidate])
        if likeness >= Self.likenessInPlace, likeness > best?.likeness ?? 0 { best = (candidate, likeness) }
        // What shares so much is not looked for any further.
        if likeness >= Self.likenessElsewhere { break }
      }
      guard let best else { continue }
      fates[index] = .changed(to: added[best.place])
      heirs.insert(added[best.place])
      next = best.place + 1
    }
  }

  /// Looks for what went at one place and came at another in other words, by what it is called.
  ///
  /// That is words at the beginning that stand in few passages. Roles and states, which many share, say nothing of where one has gone.
  private mutating func findChangedMoves(_ blocks: [Block]) {
    let removed = blocks.flatMap(\.removed).filter { fates[$0] == nil && old[$0].line.kind.isSpoken }
    let added = blocks.flatMap(\.added).filter { isFree(new: $0) && new[$0].line.kind.isSpoken }
    guard !removed.isEmpty, !added.isEmpty else { return }
    var places: [Substring: [Int]] = [:]
    for index in added {
      for word in Set(new[index].firstWords) { places[word, default: []].append(index) }
    }
    for index in removed {
      let near = old[index].firstWords.flatMap { word -> [Int] in
        guard let found = places[word], found.count <= Self.rareness else { return [] }
        return found
      }
      let candidates = Set(near).filter { isFree(new: $0) }.sorted()
      let best = candidates.map { ($0, likeness(index, $0)) }.max { $0.1 < $1.1 }
      if let best, best.1 >= Self.likenessElsewhere { move(index, to: best.0) }
    }
  }

  /// Pairs what went with what came where another passage has gone the other way: two have changed places, and one of them
  /// is heard otherwise.
  private mutating func findChangedSwaps(_ blocks: [Block]) {
    var origins: [Int: Int] = [:]
    for (number, block) in blocks.enumerated() { for index in block.removed { origins[index] = number } }
    let added = blocks.map { block in block.added.filter { isFree(new: $0) } }
    for (number, block) in blocks.enumerated() {
      let removed = block.removed.filter { fates[$0] == nil && old[$0].line.kind.isSpoken }
      let others = Set(block.added.compactMap { sources[$0].flatMap { origins[$0] } }).subtracting([number])
      guard removed.count == 1, others.count == 1, let other = others.first, added[other].count == 1,
        isFree(new: added[other][0]), old[removed[0]].line.kind == new[added[other][0]].line.kind
      else { continue }
      move(removed[0], to: added[other][0])
    }
  }

  // MARK: Likeness

  /// The words of a passage, each with how often it stands there.
  private struct Bag {
    var counts: [Substring: Int] = [:]
    var total = 0
  }

  /// How much of their words two passages share.
  private mutating func likeness(_ first: Int, _ second: Int) -> Double {
    guard old[first].line.kind == new[second].line.kind else { return 0 }
    let (words, others) = (bag(ofOld: first), bag(ofNew: second))
    let length = max(words.total, others.total)
    guard length > 0 else { return 1 }
    let shared = words.counts.reduce(0) { $0 + min($1.value, others.counts[$1.key] ?? 0) }
    return Double(shared) / Double(length)
  }

  private mutating func bag(ofOld index: Int) -> Bag { bag(of: old[index].line.text, number: index * 2) }

  private mutating func bag(ofNew index: Int) -> Bag { bag(of: new[index].line.text, number: index * 2 + 1) }

  private mutating func bag(of text: String, number: Int) -> Bag {
    if let known = words[number] { return known }
    var bag = Bag()
    for word in text.split(separator: " ") {
      let core = word.withoutMarks
      guard !core.isEmpty else { continue }
      bag.counts[core, default: 0] += 1
      bag.total += 1
    }
    words[number] = bag
    return bag
  }
}

extension TranscriptText.Passage {
  /// The words up to the first comma.
  fileprivate var firstWords: [Substring] {
    line.text.prefix { $0 != "," }.split(separator: " ").map(\.withoutMarks)
  }
}

extension Substring {
  /// The word without the marks that end it.
  fileprivate var withoutMarks: Substring {
    var end = utf8.endIndex
    while end > utf8.startIndex {
      let before = utf8.index(before: end)
      guard ",.;:!?".utf8.contains(utf8[before]) else { break }
      end = before
    }
    return self[..<end]
  }
}
