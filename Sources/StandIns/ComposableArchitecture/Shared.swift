public import A11ySwiftUI

/// Shares state between features; here each has its own.
@propertyWrapper @dynamicMemberLookup
public struct Shared<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    let changes = StateChanges()
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  public init(_ value: Value) { box = Box(value) }
  public init(value: Value) { box = Box(value) }
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) { box = Box(wrappedValue()) }
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? { box = Box(nil) }
  public init<Base: SharedReaderKey>(_ key: _SharedKeyDefault<Base>) where Base.Value == Value {
    box = Box(key.initialValue())
  }
  public init<Base: SharedReaderKey>(wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Base>)
  where Base.Value == Value { box = Box(wrappedValue()) }

  public var wrappedValue: Value {
    get {
      box.changes.note()
      return box.value
    }
    nonmutating set {
      box.value = newValue
      box.changes.publish()
    }
  }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    var value = box.value
    defer { wrappedValue = value }
    return try change(&value)
  }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
extension Shared: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.box.value == other.box.value }
}
extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

public typealias SharedReader = Shared

extension Binding {
  public init(_ shared: Shared<Value>) {
    self.init(get: { shared.wrappedValue }, set: { shared.wrappedValue = $0 })
  }
}
