/// A value kept apart: a type can hold one of its own kind, and copies share it until one of them is changed.
///
/// What is shared is equal without a look inside, which makes it cheap to find out what has changed in a large tree. A part
/// of the value is read where it is; an array of one would take less to write, but copies the whole to read a part.
public struct Box<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  @usableFromInline var storage: Storage

  /// What copies share.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    // A value is changed only by a box that holds it alone, and every access to a box is checked. To check those to what
    // is in it as well takes longer than to read a property.
    @exclusivity(unchecked) @usableFromInline var wrapped: Wrapped

    @inlinable
    init(_ wrapped: Wrapped) { self.wrapped = wrapped }
  }

  /// Puts a value into a box.
  @inlinable
  public init(_ wrapped: Wrapped) {
    storage = Storage(wrapped)
  }

  /// The value in the box.
  @inlinable public var wrapped: Wrapped {
    _read { yield storage.wrapped }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.wrapped) }
      yield &storage.wrapped
    }
  }

  /// Whether this is the same value in memory, which is then equal to the other.
  @inlinable
  public func isShared(with other: Box) -> Bool { storage === other.storage }

  /// Whether the values are equal; what is shared is, without a look.
  @inlinable
  public static func == (first: Box, second: Box) -> Bool {
    first.isShared(with: second) || first.storage.wrapped == second.storage.wrapped
  }

  /// Mixes in the value.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.wrapped) }
}
