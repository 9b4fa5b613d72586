/// When a notification is to come; it never does.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? { nil }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(repeats: repeats)
  }

  public func nextTriggerDate() -> Date? { nil }
}

public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
