public import A11ySwiftUI

/// Shares state between features: those that name the same key have the same.
@propertyWrapper @dynamicMemberLookup
public struct Shared<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    let changes = StateChanges()
    init(_ value: Value) { self.value = value }
  }
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
  }
  private init(_ box: Box) {
    self.init {
      box.changes.note()
      return box.value
    } write: {
      box.value = $0
      box.changes.publish()
    }
  }

  // What a closure calls `$trip` is shared as it is.
  public init(projectedValue: Shared<Value>) { self = projectedValue }
  public init(_ value: Value) { self.init(Box(value)) }
  public init(value: Value) { self.init(Box(value)) }
  /// What is there of something that can be nothing; it has the last value once that is nothing.
  public init?(_ base: Shared<Value?>) {
    guard let first = base.read() else { return nil }
    self.init(read: { base.read() ?? first }, write: { if base.read() != nil { base.write($0) } })
  }
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(SharedStorage.object(of: key) { Box(wrappedValue()) })
  }
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(SharedStorage.object(of: key) { Box(nil) })
  }
  public init<Base: SharedReaderKey>(_ key: _SharedKeyDefault<Base>) where Base.Value == Value {
    self.init(SharedStorage.object(of: key) { Box(key.initialValue()) })
  }
  public init<Base: SharedReaderKey>(wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>)
  where Base.Value == Value {
    self.init(SharedStorage.object(of: key) { Box(wrappedValue()) })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  // What is kept is there at once.
  public var loadError: (any Error)? { nil }
  public var saveError: (any Error)? { nil }
  public var isLoading: Bool { false }
  public func load() async throws {}
  public func save() async throws {}

  public func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    var value = read()
    defer { wrappedValue = value }
    return try change(&value)
  }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Shared<Member> {
    Shared<Member>(read: { read()[keyPath: path] }, write: { wrappedValue[keyPath: path] = $0 })
  }
  @_disfavoredOverload
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
extension Shared: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.read() == other.read() }
}
extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(read()) }
}
extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { read().id }
}
// Each element is shared as well; one that has been taken away keeps what it was.
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  public typealias Element = Shared<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = DefaultIndices<Self>
  public typealias SubSequence = Slice<Self>
  public typealias Iterator = IndexingIterator<Self>

  public var startIndex: Value.Index { read().startIndex }
  public var endIndex: Value.Index { read().endIndex }
  public func index(after index: Value.Index) -> Value.Index { read().index(after: index) }
  public func index(before index: Value.Index) -> Value.Index { read().index(before: index) }
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    let first = read()[position]
    func isThere() -> Bool { read().indices.contains(position) }
    return Shared<Value.Element> {
      isThere() ? read()[position] : first
    } write: {
      if isThere() { wrappedValue[position] = $0 }
    }
  }
}

public typealias SharedReader = Shared

extension Binding {
  public init(_ shared: Shared<Value>) {
    self.init(get: { shared.wrappedValue }, set: { shared.wrappedValue = $0 })
  }
}
