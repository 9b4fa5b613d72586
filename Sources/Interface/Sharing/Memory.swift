/// What was made of things that come one after the other, kept so that only what is made of other things is made again.
///
/// Things are looked for where they were met last, each with what is inside it.
public struct Memory<Key: Hashable & Sendable, Product: Sendable>: Sendable {
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var position = 0

  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline var key: Key
    @usableFromInline var product: Product
    /// What was made of the things inside.
    @usableFromInline var inside: Memory

    @inlinable
    init(key: Key, product: Product, inside: Memory) {
      self.key = key
      self.product = product
      self.inside = inside
    }
  }

  @inlinable
  public init() {}

  /// What was made last time of what stood where the next thing stands.
  @inlinable public var next: Product? { position < entries.count ? entries[position].product : nil }

  /// What was made of the next thing, if it is the same as last time.
  @inlinable
  public mutating func recall(_ key: Key) -> Product? {
    guard position < entries.count, entries[position].key == key else { return nil }
    position += 1
    return entries[position - 1].product
  }

  /// What was made of the things inside the next one; it is forgotten here.
  @inlinable
  public mutating func enter() -> Memory {
    guard position < entries.count else { return Memory() }
    var inside = Memory()
    swap(&inside, &entries[position].inside)
    return inside
  }

  /// Keeps what was made of the next thing, and of those inside it.
  @inlinable
  public mutating func keep(_ product: Product, of key: Key, inside: Memory?) {
    var inside = inside ?? Memory()
    inside.finish()
    let entry = Entry(key: key, product: product, inside: inside)
    if position < entries.count {
      entries[position] = entry
    } else {
      entries.append(entry)
    }
    position += 1
  }

  /// Forgets what was not met again, and begins from the first.
  @inlinable
  public mutating func finish() {
    entries.removeSubrange(position...)
    position = 0
  }
}
