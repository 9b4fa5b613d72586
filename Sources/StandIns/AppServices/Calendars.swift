@_exported public import A11ySwiftUI
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
}

open class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
  public var calendarIdentifier = ""
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
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
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
  public var dueDateComponents: DateComponents?
  public var priority = 0
  public init(eventStore: EKEventStore) {}
}

public final class EKAlarm: NSObject, @unchecked Sendable {
  public init(relativeOffset offset: TimeInterval) {}
  public init(absoluteDate date: Date) {}
}
