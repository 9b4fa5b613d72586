@_exported public import A11yUIKit
@_exported public import Foundation

// EventKit: nobody has allowed anything, so there are no calendars, events and reminders.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  public class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func requestAccess(to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    completion([])
    return predicate
  }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  open func commit() throws {}
  open func reset() {}
}
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public final class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
  }
}
public final class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public init(end: Date) {}
  public init(occurrenceCount: Int) {}
}
public final class EKSource: NSObject, @unchecked Sendable {
  public let title = ""
  public let sourceIdentifier = ""
}

open class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
  public var calendarIdentifier = ""
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { true }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var source: EKSource! = EKSource()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var cgColor: CGColor!
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var title: String! = ""
  public var location: String?
  public var notes: String?
  public var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendar: EKCalendar!
  public var alarms: [EKAlarm]?
  public var timeZone: TimeZone?
  public var recurrenceRules: [EKRecurrenceRule]?
  public let calendarItemIdentifier = UUID().uuidString
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  public var hasNotes: Bool { notes?.isEmpty == false }
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  /// Whether it is still there as it is known; nobody else changes it.
  @discardableResult public func refresh() -> Bool { true }
  public func reset() {}
  public func rollback() {}
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var startDate: Date! = Date()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var endDate: Date! = Date()
  public var isAllDay = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var eventIdentifier: String! { "" }
  public init(eventStore: EKEventStore) {}
}

public final class EKReminder: EKCalendarItem, @unchecked Sendable {
  public var isCompleted = false
  public var completionDate: Date?
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var priority = 0
  public init(eventStore: EKEventStore) {}
}

public final class EKAlarm: NSObject, @unchecked Sendable {
  public var absoluteDate: Date?
  public var relativeOffset: TimeInterval
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) {
    absoluteDate = date
    relativeOffset = 0
  }
}
