extension ChunkedArray: RandomAccessCollection {
  /// The place of the first thing.
  @inlinable public var startIndex: Int { 0 }

  /// The place after the last thing.
  @inlinable public var endIndex: Int {
    switch self {
    case .leaf(let elements): elements.count
    case .branch(let parts): parts.last?.end ?? 0
    }
  }

  /// - Complexity: logarithmic in the number of things.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      switch self {
      case .leaf(let elements):
        return elements[index]
      case .branch(let parts):
        let part = ChunkedArray.part(of: index, in: parts)
        return parts[part].run[index - ChunkedArray.start(of: part, in: parts)]
      }
    }
    set { update(at: index) { $0 = newValue } }
  }

  /// Changes one thing, in place where nobody else has a part in it.
  @inlinable
  public mutating func update<Result>(at index: Int, _ body: (inout Element) throws -> Result) rethrows -> Result {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      defer { self = .leaf(elements) }
      return try body(&elements[index])
    case .branch(var parts):
      self = .leaf([])
      defer { self = .branch(parts) }
      let part = ChunkedArray.part(of: index, in: parts)
      let start = ChunkedArray.start(of: part, in: parts)
      defer { parts[part].facts = parts[part].run.facts }
      return try parts[part].run.update(at: index - start, body)
    }
  }

  /// The part that a place is in.
  @inlinable
  static func part(of index: Int, in parts: [Part]) -> Int {
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// How many things there are before a part.
  @inlinable
  static func start(of part: Int, in parts: [Part]) -> Int { part == 0 ? 0 : parts[part - 1].end }

  /// Goes from thing to thing without looking for each.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var elements: [Element]
    @usableFromInline var position = 0
    /// What comes after, the nearest last; `nil` in a run of one piece.
    @usableFromInline var rest: [ArraySlice<Part>]?

    @inlinable
    init(_ run: ChunkedArray) {
      switch run {
      case .leaf(let elements): self.elements = elements
      case .branch(let parts): (elements, rest) = ([], [parts[...]])
      }
    }

    /// The next thing; `nil` after the last.
    @inlinable
    public mutating func next() -> Element? {
      while position == elements.count {
        guard let parts = rest?.popLast() else { return nil }
        guard let part = parts.first else { continue }
        rest?.append(parts.dropFirst())
        switch part.run {
        case .leaf(let elements): (self.elements, position) = (elements, 0)
        case .branch(let parts): rest?.append(parts[...])
        }
      }
      position += 1
      return elements[position - 1]
    }
  }

  /// Begins at the first thing.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Makes something of each thing, from piece to piece: a collection would look for each by its place.
  @inlinable
  public func map<Product, Failure>(
    _ transform: (Element) throws(Failure) -> Product
  ) throws(Failure) -> [Product] {
    var products: [Product] = []
    products.reserveCapacity(count)
    try add(to: &products, transform)
    return products
  }

  @inlinable
  func add<Product, Failure>(
    to products: inout [Product], _ transform: (Element) throws(Failure) -> Product
  ) throws(Failure) {
    switch self {
    case .leaf(let elements): for element in elements { products.append(try transform(element)) }
    case .branch(let parts): for part in parts { try part.run.add(to: &products, transform) }
    }
  }
}

extension ChunkedArray: RangeReplaceableCollection {
  /// A run of nothing.
  @inlinable
  public init() { self = .leaf([]) }

  /// Makes pieces of things side by side.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    guard elements.count > ChunkedArray.width else {
      self = .leaf(elements)
      return
    }
    var runs: [ChunkedArray] = stride(from: 0, to: elements.count, by: ChunkedArray.width).map {
      .leaf(Array(elements[$0..<Swift.min($0 + ChunkedArray.width, elements.count)]))
    }
    while runs.count > ChunkedArray.width {
      runs = stride(from: 0, to: runs.count, by: ChunkedArray.width).map {
        ChunkedArray(joining: runs[$0..<Swift.min($0 + ChunkedArray.width, runs.count)])
      }
    }
    self.init(joining: runs[...])
  }

  /// Makes one run of others; pieces that are the same in a run before are taken from there.
  package init(_ runs: [ChunkedArray], sharing before: ChunkedArray) {
    var few: [Element] = []
    for run in runs {
      guard case .leaf(let elements) = run else {
        // What is long is shared as it is.
        self = .leaf([])
        for run in runs { self += run }
        return
      }
      few += elements
    }
    guard few.count > ChunkedArray.width, few.count <= ChunkedArray.width * ChunkedArray.width else {
      self.init(few)
      return
    }
    var known: ArraySlice<Part> = if case .branch(let parts) = before { parts[...] } else { [] }
    var parts: [Part] = []
    for start in stride(from: 0, to: few.count, by: ChunkedArray.width) {
      let elements = few[start..<Swift.min(start + ChunkedArray.width, few.count)]
      if let part = known.popFirst(), part.end == elements.endIndex, part.run.elementsEqual(elements) {
        parts.append(part)
      } else {
        parts.append(Part(.leaf(Array(elements)), from: start))
      }
    }
    self = .branch(parts)
  }

  /// Makes one run of pieces.
  @inlinable
  init(joining runs: ArraySlice<ChunkedArray>) {
    var parts: [Part] = []
    parts.reserveCapacity(runs.count)
    for run in runs { parts.append(Part(run, from: parts.last?.end ?? 0)) }
    self = .branch(parts)
  }

  /// Puts things in the place of others.
  ///
  /// - Complexity: linear in the number of things.
  public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = ChunkedArray(all)
  }

  /// Makes room for things to come, if they will be few.
  @inlinable
  public mutating func reserveCapacity(_ count: Int) {
    guard count <= ChunkedArray.width, case .leaf(var elements) = self else { return }
    self = .leaf([])
    elements.reserveCapacity(count)
    self = .leaf(elements)
  }

  /// Adds a thing at the end.
  ///
  /// - Complexity: constant on average: the way goes along the last pieces, and nothing is looked for.
  @inlinable
  public mutating func append(_ element: Element) {
    if let rest = split(appending: element) { self = ChunkedArray(joining: [self, rest]) }
  }

  /// Puts a thing at the end, and returns it as a piece of its own if there is no room.
  @inlinable
  mutating func split(appending element: Element) -> ChunkedArray? {
    switch self {
    case .leaf(var elements):
      guard elements.count < ChunkedArray.width else { return .leaf([element]) }
      self = .leaf([])
      elements.append(element)
      self = .leaf(elements)
      return nil
    case .branch(var parts):
      self = .leaf([])
      defer { self = .branch(parts) }
      let last = parts.count - 1
      let rest = parts[last].run.split(appending: element)
      guard let rest else {
        parts[last].end += 1
        parts[last].facts.formUnion(element.facts)
        return nil
      }
      guard parts.count < ChunkedArray.width else { return ChunkedArray(joining: [rest]) }
      parts.append(Part(rest, from: parts[last].end))
      return nil
    }
  }

  /// Puts one thing before another.
  ///
  /// - Complexity: logarithmic in the number of things.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    if let rest = split(inserting: element, at: index) { self = ChunkedArray(joining: [self, rest]) }
  }

  /// Puts a thing in, and returns what is after if that makes a piece too long.
  @inlinable
  mutating func split(inserting element: Element, at index: Int) -> ChunkedArray? {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      defer { self = .leaf(elements) }
      // Things that come at the end leave full pieces before them.
      if elements.count == ChunkedArray.width, index == elements.count { return .leaf([element]) }
      elements.insert(element, at: index)
      guard elements.count > ChunkedArray.width else { return nil }
      let rest = Array(elements[(ChunkedArray.width / 2)...])
      elements.removeSubrange((ChunkedArray.width / 2)...)
      return .leaf(rest)
    case .branch(var parts):
      self = .leaf([])
      defer { self = .branch(parts) }
      let part = ChunkedArray.part(of: index, in: parts)
      let rest = parts[part].run.split(inserting: element, at: index - ChunkedArray.start(of: part, in: parts))
      guard let rest else {
        // Nothing but the one thing is new.
        parts[part].facts.formUnion(element.facts)
        for later in part..<parts.count { parts[later].end += 1 }
        return nil
      }
      parts[part] = Part(parts[part].run, from: ChunkedArray.start(of: part, in: parts))
      parts.insert(Part(rest, from: parts[part].end), at: part + 1)
      ChunkedArray.count(&parts, from: part + 1)
      guard parts.count > ChunkedArray.width else { return nil }
      let cut = part + 2 == parts.count ? ChunkedArray.width : ChunkedArray.width / 2
      let second = parts[cut...].map(\.run)
      parts.removeSubrange(cut...)
      return ChunkedArray(joining: second[...])
    }
  }

  /// Counts again how many things there are up to the ends of parts.
  @inlinable
  static func count(_ parts: inout [Part], from first: Int) {
    for index in parts.indices.dropFirst(first) {
      parts[index].end = start(of: index, in: parts) + parts[index].run.count
    }
  }

  /// Takes one thing out.
  ///
  /// - Complexity: logarithmic in the number of things.
  @discardableResult @inlinable
  public mutating func remove(at index: Int) -> Element {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      defer { self = .leaf(elements) }
      return elements.remove(at: index)
    case .branch(var parts):
      self = .leaf([])
      let part = ChunkedArray.part(of: index, in: parts)
      let start = ChunkedArray.start(of: part, in: parts)
      let element = parts[part].run.remove(at: index - start)
      if parts[part].run.isEmpty {
        parts.remove(at: part)
        ChunkedArray.count(&parts, from: part)
      } else {
        parts[part] = Part(parts[part].run, from: start)
        ChunkedArray.count(&parts, from: part + 1)
      }
      self = parts.count == 1 ? parts[0].run : .branch(parts)
      return element
    }
  }

  /// Adds another run after; a long one is shared.
  @inlinable
  public static func += (first: inout ChunkedArray, second: ChunkedArray) {
    if first.isEmpty {
      first = second
    } else if case .leaf(let elements) = second, elements.count <= ChunkedArray.width / 4 {
      // Nothing is added most of the time.
      if elements.isEmpty || first.takeIn(elements) { return }
      for element in elements { first.append(element) }
    } else if case .branch(var parts) = first, parts.count < ChunkedArray.width {
      first = .leaf([])
      parts.append(Part(second, from: parts.last?.end ?? 0))
      first = .branch(parts)
    } else {
      first = ChunkedArray(joining: [first, second])
    }
  }

  /// Puts a few things into the last piece, and returns whether there was room for all of them.
  @inlinable
  mutating func takeIn(_ few: [Element]) -> Bool {
    switch self {
    case .leaf(var elements):
      guard elements.count + few.count <= ChunkedArray.width else { return false }
      self = .leaf([])
      elements.append(contentsOf: few)
      self = .leaf(elements)
      return true
    case .branch(var parts):
      self = .leaf([])
      defer { self = .branch(parts) }
      let last = parts.count - 1
      guard parts[last].run.takeIn(few) else { return false }
      parts[last].end += few.count
      for element in few { parts[last].facts.formUnion(element.facts) }
      return true
    }
  }

  /// Two runs one after the other; what is long in them is shared.
  @inlinable
  public static func + (first: ChunkedArray, second: ChunkedArray) -> ChunkedArray {
    var both = first
    both += second
    return both
  }
}
