// UserNotifications: UIKit brings it along, so that a file needs no other import for it.

/// Knows no notifications but those that the app asks for, as on a device that was never asked.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let instance = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { instance }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  public func add(_ request: UNNotificationRequest) async throws {}
  public func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(nil)
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }
  public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler([])
  }
  public func setBadgeCount(_ count: Int) async throws {}
  public func setBadgeCount(_ count: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {}
}

/// Who is told of notifications; none come.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

public final class UNNotificationSettings: NSObject, @unchecked Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  public var alertSetting: UNNotificationSetting { .notSupported }
  public var badgeSetting: UNNotificationSetting { .notSupported }
  public var soundSetting: UNNotificationSetting { .notSupported }
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var alertStyle: UNAlertStyle { .none }
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  public var providesAppNotificationSettings: Bool { false }
}

/// What went wrong with notifications.
public struct UNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoDate = 1_400
    case notificationInvalidNoContent = 1_401
    case badgeInputInvalid = 1_600
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
