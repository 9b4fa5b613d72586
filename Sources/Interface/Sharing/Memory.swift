/// What was made of things that come one after the other, kept so that only what is made of other things is made again.
///
/// Things are looked for where they were met last, each with what is inside it.
public struct Memory<Key: Hashable & Sendable, Product: Sendable>: Sendable {
  /// The things, what was made of them, and what was made of the things inside each: three lists of one length.
  @usableFromInline var keys: [Key] = []
  @usableFromInline var products: [Product] = []
  @usableFromInline var insides: [Memory] = []
  @usableFromInline var position = 0

  /// Nothing is known yet.
  @inlinable
  public init() {}

  /// What was made last time of what stood where the next thing stands.
  @inlinable public var next: Product? { position < products.count ? products[position] : nil }

  /// What stood last time where the next thing stands.
  @inlinable public var nextKey: Key? { position < keys.count ? keys[position] : nil }

  /// What was made of the next thing, if it is the same as last time.
  @inlinable
  public mutating func recall(_ key: Key) -> Product? {
    guard position < keys.count, keys[position] == key else { return nil }
    position += 1
    return products[position - 1]
  }

  /// What was made of the things inside the next one; it is forgotten here.
  @inlinable
  public mutating func enter() -> Memory {
    var inside = Memory()
    if position < insides.count { swap(&inside, &insides[position]) }
    return inside
  }

  /// Keeps what was made of the next thing, and of those inside it.
  @inlinable
  public mutating func keep(_ product: Product, of key: Key, inside: consuming Memory?) {
    var inside = inside ?? Memory()
    inside.finish()
    if position < keys.count {
      (keys[position], products[position], insides[position]) = (key, product, inside)
    } else {
      keys.append(key)
      products.append(product)
      insides.append(inside)
    }
    position += 1
  }

  /// Forgets what was not met again, and begins from the first.
  @inlinable
  public mutating func finish() {
    if position < keys.count {
      keys.removeSubrange(position...)
      products.removeSubrange(position...)
      insides.removeSubrange(position...)
    }
    position = 0
  }
}

/// Work that keeps what it made of things, so that it makes again only what is made of other things.
public protocol Remembering {
  associatedtype Key: Hashable & Sendable
  associatedtype Product: Sendable

  /// What was made last time; `nil` where nothing is kept.
  var known: Memory<Key, Product>? { get set }
}

extension Remembering {
  /// Makes something of a thing, unless it is known what comes of it.
  @inlinable
  public mutating func remember(_ key: Key, _ make: (inout Self) -> Product) -> Product {
    guard known != nil else { return make(&self) }
    if let product = known?.recall(key) { return product }
    var memory = known
    // What is kept inside is changed in place, since nothing else holds it.
    known = nil
    known = memory?.enter()
    let product = make(&self)
    memory?.keep(product, of: key, inside: known)
    known = memory
    return product
  }
}
