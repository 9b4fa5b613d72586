internal import A11ySwiftUI
public import Foundation

/// Where shared state is kept, and under which name; here it is kept as long as the preview.
///
/// Documentation: swift-sharing. In previews files are kept in memory too.
public protocol SharedReaderKey<Value> {
  associatedtype Value
  /// What those have in common who share; `nil` for a key of the app's, of which each has its own.
  var _sharedName: AnyHashable? { get }
}
public protocol SharedKey<Value>: SharedReaderKey {}

extension SharedReaderKey {
  public var _sharedName: AnyHashable? { nil }
}

public struct AppStorageKey<Value>: SharedKey, Sendable {
  let name: String
  public var _sharedName: AnyHashable? { ["defaults", name] }
}
public struct InMemoryKey<Value>: SharedKey, Sendable {
  let name: String
  public var _sharedName: AnyHashable? { ["memory", name] }
}
public struct FileStorageKey<Value>: SharedKey, Sendable {
  let url: URL
  public var _sharedName: AnyHashable? { ["file", url.absoluteString] }
}

extension SharedReaderKey {
  public static func appStorage<Kept>(_ name: String) -> Self where Self == AppStorageKey<Kept> { Self(name: name) }
  public static func inMemory<Kept>(_ name: String) -> Self where Self == InMemoryKey<Kept> { Self(name: name) }
  public static func fileStorage<Kept>(_ url: URL) -> Self where Self == FileStorageKey<Kept> { Self(url: url) }
}

/// What keys stand for, as long as a preview runs.
enum SharedStorage {
  nonisolated(unsafe) private static var objects: [AnyHashable: AnyObject] = {
    AppSurroundings.forgetting.append { objects = [:] }
    return [:]
  }()

  static func object<Object: AnyObject>(of key: some SharedReaderKey, _ make: () -> Object) -> Object {
    guard let name = key._sharedName else { return make() }
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }
}

/// A key with the value that there is at first.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  public typealias Value = Base.Value
  let base: Base
  let initialValue: () -> Value
  public var _sharedName: AnyHashable? { base._sharedName }

  public static subscript(key: Base, default value: @autoclosure @escaping () -> Value) -> Self {
    Self(base: key, initialValue: value)
  }
}
extension _SharedKeyDefault: SharedKey where Base: SharedKey {}

extension SharedReaderKey {
  public typealias Default = _SharedKeyDefault<Self>
}
