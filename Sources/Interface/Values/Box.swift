/// A value kept apart: a type can hold one of its own kind, and copies share it until one of them is changed.
///
/// An array of one is all it takes. What is shared is equal without a look inside, which makes it cheap to find out what
/// has changed in a large tree.
public struct Box<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  @usableFromInline var storage: [Wrapped]

  /// Puts a value into a box.
  @inlinable
  public init(_ wrapped: Wrapped) {
    storage = [wrapped]
  }

  /// The value in the box.
  @inlinable public var wrapped: Wrapped {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Whether the values are equal; what is shared is, without a look.
  @inlinable
  public static func == (first: Box, second: Box) -> Bool {
    first.storage.withUnsafeBufferPointer { one in
      second.storage.withUnsafeBufferPointer { other in
        one.baseAddress == other.baseAddress || one[0] == other[0]
      }
    }
  }
}
