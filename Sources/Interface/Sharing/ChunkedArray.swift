/// Things side by side, kept in pieces that copies share.
///
/// A run of a few things is an array. A longer one is a tree of them: who changes one thing makes the pieces above it
/// anew, and all others stay the same pieces. So it takes little to change a long run, and little to find out what is
/// different in another: pieces that are shared need no look inside. Without pieces, turning a switch among 100, 1,000 and
/// 10,000 elements takes 111, 730 and 14,200 µs, with them 84, 109 and 179 (release, `Benchmarks steps`, in one sitting).
///
/// It is public, as all is that stages have in common without a word about interfaces, for the compiler's sake: what is the
/// package's own is not specialized in other targets. Without this and the written out properties of views, 100,000
/// elements took three to four times as long from their derivation to the printed words.
@frozen
public enum ChunkedArray<Element: ChunkElement>: Sendable {
  case leaf([Element])
  case branch([Part])

  /// A piece of a long run.
  @frozen
  public struct Part: Sendable {
    /// The things in it.
    public var run: ChunkedArray
    /// How many things there are up to the end of the piece.
    public var end: Int
    /// What is true of one of the things at least.
    public var facts: ChunkFacts

    @inlinable
    init(_ run: ChunkedArray, from start: Int) {
      self.run = run
      end = start + run.count
      facts = run.facts
    }
  }

  /// How many things, or pieces, a piece has at most.
  @inlinable static var width: Int { 16 }
}

/// Something that can stand in a run.
public protocol ChunkElement: Sendable, Hashable {
  /// What is found out of many at once, without a look at each.
  var facts: ChunkFacts { get }
}

extension ChunkElement {
  /// Nothing is asked of it.
  @inlinable public var facts: ChunkFacts { [] }
}

/// What is asked about all things of a run.
@frozen
public struct ChunkFacts: OptionSet, Sendable, Hashable {
  /// A bit for each fact.
  public let rawValue: UInt8

  /// The facts of these bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension ChunkedArray {
  /// What is true of one of the things at least.
  ///
  /// - Complexity: constant for long runs, which keep it.
  @inlinable public var facts: ChunkFacts {
    switch self {
    case .leaf(let elements): elements.reduce(into: []) { $0.formUnion($1.facts) }
    case .branch(let parts): parts.reduce(into: []) { $0.formUnion($1.facts) }
    }
  }

  /// The places of the things that fit.
  @inlinable
  public func places(where fits: (Element) -> Bool) -> [Int] {
    enumerated().filter { fits($0.element) }.map(\.offset)
  }

  /// The place of the first thing that fits, or `nil` if none does; looked for from piece to piece.
  @inlinable
  public func firstIndex(where fits: (Element) -> Bool) -> Int? {
    enumerated().first { fits($0.element) }?.offset
  }

  /// The places of the things that fit; pieces in which a fact holds for none are passed over.
  @inlinable
  public func indices(of fact: ChunkFacts, where fits: (Element) -> Bool) -> [Int] {
    switch self {
    case .leaf(let elements): elements.indices.filter { fits(elements[$0]) }
    case .branch(let parts):
      parts.filter { $0.facts.contains(fact) }.flatMap { part in
        part.run.indices(of: fact, where: fits).map { $0 + part.end - part.run.count }
      }
    }
  }

  /// Whether one of the things fits; pieces in which a fact holds for none are passed over.
  @inlinable
  public func contains(_ fact: ChunkFacts, where fits: (Element) -> Bool) -> Bool {
    switch self {
    case .leaf(let elements): elements.contains(where: fits)
    case .branch(let parts): parts.contains { $0.facts.contains(fact) && $0.run.contains(fact, where: fits) }
    }
  }

  /// Calls a function with each thing, but for those in pieces that stand in the same place in another run.
  @inlinable
  public func forEach(besides other: ChunkedArray, _ body: (Element) -> Void) {
    if isShared(with: other) { return }
    guard case .branch(let parts) = self, case .branch(let others) = other else { return forEach(body) }
    for (index, part) in parts.enumerated() {
      part.run.forEach(besides: index < others.count ? others[index].run : [], body)
    }
  }

  /// Whether this is the same piece, which is then the same in all its things.
  @inlinable
  public func isShared(with other: ChunkedArray) -> Bool {
    switch (self, other) {
    case (.leaf(let elements), .leaf(let others)): elements.isShared(with: others)
    case (.branch(let parts), .branch(let others)): parts.isShared(with: others)
    case (.leaf, .branch), (.branch, .leaf): false
    }
  }
}

extension ChunkedArray {
  /// Whether a function holds for the things in the same places of both runs; pieces that are shared are not looked into.
  ///
  /// Runs in different pieces do not correspond, whatever is in them.
  @inlinable
  func corresponds(to other: ChunkedArray, by isSame: (Element, Element) -> Bool) -> Bool {
    if isShared(with: other) { return true }
    switch (self, other) {
    case (.leaf(let elements), .leaf(let others)):
      return elements.count == others.count && elements.indices.allSatisfy { isSame(elements[$0], others[$0]) }
    case (.branch(let parts), .branch(let others)):
      return parts.count == others.count
        && parts.indices.allSatisfy { parts[$0].run.corresponds(to: others[$0].run, by: isSame) }
    case (.leaf, .branch), (.branch, .leaf): return false
    }
  }
}

extension Array {
  /// Whether both are one and the same in memory.
  @inlinable
  func isShared(with other: Array) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
  }
}

extension ChunkedArray: Hashable {
  /// - Complexity: linear in what is different; pieces that are shared are not looked into.
  @inlinable
  public static func == (first: ChunkedArray, second: ChunkedArray) -> Bool {
    switch (first, second) {
    case (.leaf(let elements), .leaf(let others)): return elements == others
    case (.branch(let parts), .branch(let others)):
      if parts.isShared(with: others) { return true }
      guard parts.count == others.count, parts.indices.allSatisfy({ parts[$0].end == others[$0].end }) else {
        return first.count == second.count && first.elementsEqual(second)
      }
      return parts.indices.allSatisfy { index in
        parts[index].run.isShared(with: others[index].run) || parts[index].run == others[index].run
      }
    case (.leaf, .branch), (.branch, .leaf): return first.count == second.count && first.elementsEqual(second)
    }
  }

  /// Mixes in all things.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension ChunkedArray: ExpressibleByArrayLiteral {
  /// A run of things that are written out.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
