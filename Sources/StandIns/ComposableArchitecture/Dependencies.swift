internal import A11ySwiftUI

/// What a feature takes from outside, by a key.
///
/// Documentation: swift-dependencies. In previews the value for previews is taken.
public protocol TestDependencyKey<Value> {
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

public protocol DependencyKey<Value>: TestDependencyKey {
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { previewValue }
}

public enum DependencyContext: Sendable { case live, preview, test }

public struct DependencyValues: @unchecked Sendable {
  @TaskLocal static var current = DependencyValues()
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
    get {
      let given = values[ObjectIdentifier(key)] ?? DependencyValues.prepared.values[ObjectIdentifier(key)]
      return given as? Key.Value ?? Key.previewValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Those that all begin with that come after.
  nonisolated(unsafe) fileprivate static var prepared: DependencyValues = {
    AppSurroundings.forgetting.append { prepared = DependencyValues() }
    return DependencyValues()
  }()

  /// The values that something was made with, with those that are given where it is used.
  var overridden: DependencyValues {
    var all = self
    all.values.merge(DependencyValues.current.values) { $1 }
    return all
  }

  public static func live<Value>(_ path: KeyPath<DependencyValues, Value>) -> Value { current[keyPath: path] }

  public var context: DependencyContext {
    get { .preview }
    set {}
  }
}

@propertyWrapper
public struct Dependency<Value>: HoldsDependencies, @unchecked Sendable {
  fileprivate let given: DependencyValues
  private let value: () -> Value

  public init(_ path: KeyPath<DependencyValues, Value>) {
    let given = DependencyValues.current
    self.given = given
    value = { given.overridden[keyPath: path] }
  }

  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    let given = DependencyValues.current
    self.given = given
    value = { given.overridden[key] }
  }

  public var wrappedValue: Value { value() }
}

extension Dependency: Equatable {
  public static func == (one: Self, other: Self) -> Bool { true }
}
extension Dependency: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@discardableResult
public func withDependencies<Result>(
  _ change: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try change(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

@discardableResult
public func withDependencies<Result>(
  _ change: (inout DependencyValues) async throws -> Void, operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  try await change(&values)
  return try await DependencyValues.$current.withValue(values, operation: operation)
}

/// Does something with what a model was made with.
@discardableResult
public func withDependencies<Result>(
  from model: some AnyObject, operation: () throws -> Result
) rethrows -> Result {
  try DependencyValues.$current.withValue(dependencies(of: model), operation: operation)
}
@discardableResult
public func withDependencies<Result>(
  from model: some AnyObject, _ change: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = dependencies(of: model)
  try change(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}
@discardableResult
public func withDependencies<Result>(
  from model: some AnyObject, operation: () async throws -> Result
) async rethrows -> Result {
  try await DependencyValues.$current.withValue(dependencies(of: model), operation: operation)
}

private protocol HoldsDependencies { var given: DependencyValues { get } }

private func dependencies(of model: some AnyObject) -> DependencyValues {
  Mirror(reflecting: model).children.lazy.compactMap { ($0.value as? any HoldsDependencies)?.given }.first?.overridden
    ?? .current
}

/// Gives all of a preview other values to begin with.
public func prepareDependencies(_ change: (inout DependencyValues) throws -> Void) rethrows {
  // What is asked for meanwhile is still the one before.
  var values = DependencyValues.prepared
  try change(&values)
  DependencyValues.prepared = values
}

/// Gives a structure of functions an initializer in which each function can be left out, and methods with the names of
/// the values.
@attached(member, names: named(init), arbitrary)
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "A11ySwiftUIMacros", type: "DependencyClientMacro")

@attached(peer)
public macro DependencyEndpoint(method: String = "") = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// That a function was called which a client does not have.
public struct Unimplemented: Error {
  let name: String
  public init(_ name: String) { self.name = name }
}

@_disfavoredOverload
public func unimplemented<Result>(_ name: String = "", placeholder: @autoclosure () -> Result) -> Result {
  placeholder()
}

public func unimplemented<each Argument, Result>(
  _ name: String = "", placeholder: @autoclosure @escaping @Sendable () -> Result
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in placeholder() }
}

public func unimplemented<each Argument, Result>(
  _ name: String = ""
) -> @Sendable (repeat each Argument) throws -> Result {
  { (_: repeat each Argument) in throw Unimplemented(name) }
}

// What can throw tells by that that it is not there.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(_ name: String = "") -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in _previewGapValue(name) }
}

public func _previewGapValue<Result>(_ name: String) -> Result {
  fatalError("\(name) is not implemented in this preview")
}
