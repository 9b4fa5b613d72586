public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

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
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.previewValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public static func live<Value>(_ path: KeyPath<DependencyValues, Value>) -> Value { current[keyPath: path] }

  public var context: DependencyContext {
    get { .preview }
    set {}
  }
}

@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  private let value: () -> Value

  public init(_ path: KeyPath<DependencyValues, Value>) {
    value = { DependencyValues.current[keyPath: path] }
  }

  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    value = { DependencyValues.current[key] }
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

public func prepareDependencies(_ change: (inout DependencyValues) throws -> Void) rethrows {}

/// Gives a structure of functions an initializer in which each function can be left out.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "A11ySwiftUIMacros", type: "DependencyClientMacro")

@attached(peer)
public macro DependencyEndpoint(method: String = "") = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// That a function was called which a client does not have.
public struct Unimplemented: Error {
  let name: String
  public init(_ name: String) { self.name = name }
}

public func unimplemented<Result>(_ name: String = "", placeholder: Result) -> Result { placeholder }

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

public func unimplemented<each Argument, Result>(_ name: String = "") -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in _previewGapValue(name) }
}

public func _previewGapValue<Result>(_ name: String) -> Result {
  fatalError("\(name) is not implemented in this preview")
}

public func reportIssue(_ message: @autoclosure () -> String = "") {}

// MARK: - What is there from the beginning

public struct UUIDGenerator: @unchecked Sendable {
  private let make: () -> UUID
  public init(_ make: @escaping () -> UUID) { self.make = make }
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { counter.next() }
  }
  public static func constant(_ id: UUID) -> UUIDGenerator { UUIDGenerator { id } }
  public func callAsFunction() -> UUID { make() }
}

private final class Counter {
  private var count = 0
  func next() -> UUID {
    defer { count += 1 }
    return UUID(count)
  }
}

extension UUID {
  public init(_ number: Int) {
    let digits = String(number, radix: 16)
    let end = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    self = UUID(uuidString: "00000000-0000-0000-0000-\(end)") ?? UUID()
  }
}

public struct DateGenerator: @unchecked Sendable {
  private let make: () -> Date
  public init(_ make: @escaping () -> Date) { self.make = make }
  public static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
  public var now: Date { make() }
  public func callAsFunction() -> Date { make() }
}

private enum UUIDKey: TestDependencyKey {
  static var testValue: UUIDGenerator { UUIDGenerator { UUID() } }
}
private enum DateKey: TestDependencyKey { static var testValue: DateGenerator { DateGenerator { Date() } } }
private enum ClockKey: TestDependencyKey {
  static var testValue: any Clock<Duration> { ContinuousClock() }
}
private enum CalendarKey: TestDependencyKey { static var testValue: Calendar { .current } }
private enum LocaleKey: TestDependencyKey { static var testValue: Locale { .current } }
private enum TimeZoneKey: TestDependencyKey { static var testValue: TimeZone { .current } }
private enum DismissKey: TestDependencyKey { static var testValue: DismissEffect { DismissEffect {} } }
private enum PresentedKey: TestDependencyKey { static var testValue: Bool { false } }
private enum OpenURLKey: TestDependencyKey { static var testValue: OpenURLEffect { OpenURLEffect { _ in true } } }
private enum SessionKey: TestDependencyKey { static var testValue: URLSession { .shared } }
private enum StorageKey: TestDependencyKey { static var testValue: UserDefaults { .standard } }
private enum RandomKey: TestDependencyKey {
  static var testValue: WithRandomNumberGenerator { WithRandomNumberGenerator(SystemRandomNumberGenerator()) }
}

extension DependencyValues {
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
  public var continuousClock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
  public var suspendingClock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var urlSession: URLSession {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
  public var defaultAppStorage: UserDefaults {
    get { self[StorageKey.self] }
    set { self[StorageKey.self] = newValue }
  }
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
}

public struct DismissEffect: @unchecked Sendable {
  private let action: () -> Void
  public init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() async { action() }
}

public struct OpenURLEffect: @unchecked Sendable {
  private let open: (URL) async -> Bool
  public init(_ open: @escaping (URL) async -> Bool) { self.open = open }
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await open(url) }
}

public struct WithRandomNumberGenerator: @unchecked Sendable {
  private let generator: any RandomNumberGenerator
  public init<G: RandomNumberGenerator>(_ generator: G) { self.generator = generator }
  public func callAsFunction<Result>(_ work: (inout any RandomNumberGenerator) -> Result) -> Result {
    var generator = generator
    return work(&generator)
  }
}
