public import Foundation

/// Where shared state is kept, and under which name; here it is kept nowhere.
///
/// Documentation: swift-sharing.
public protocol SharedReaderKey<Value> {
  associatedtype Value
}
public protocol SharedKey<Value>: SharedReaderKey {}

public struct AppStorageKey<Value>: SharedKey, Sendable {}
public struct InMemoryKey<Value>: SharedKey, Sendable {}
public struct FileStorageKey<Value>: SharedKey, Sendable {}

extension SharedReaderKey {
  public static func appStorage<Kept>(_ name: String) -> Self where Self == AppStorageKey<Kept> { Self() }
  public static func inMemory<Kept>(_ name: String) -> Self where Self == InMemoryKey<Kept> { Self() }
  public static func fileStorage<Kept>(_ url: URL) -> Self where Self == FileStorageKey<Kept> { Self() }
}

/// A key with the value that there is at first.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  public typealias Value = Base.Value
  let initialValue: () -> Value

  public static subscript(key: Base, default value: @autoclosure @escaping () -> Value) -> Self {
    Self(initialValue: value)
  }
}
extension _SharedKeyDefault: SharedKey where Base: SharedKey {}

extension SharedReaderKey {
  public typealias Default = _SharedKeyDefault<Self>
}
