public import Dispatch
public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

private enum UUIDKey: TestDependencyKey {
  static var testValue: UUIDGenerator { UUIDGenerator { UUID() } }
}
private enum DateKey: TestDependencyKey { static var testValue: DateGenerator { DateGenerator { Date() } } }
private enum ClockKey: TestDependencyKey {
  static var testValue: any Clock<Duration> { ContinuousClock() }
}
private enum QueueKey: TestDependencyKey { static var testValue: AnySchedulerOf<DispatchQueue> { .main } }
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
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[QueueKey.self] }
    set { self[QueueKey.self] = newValue }
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
