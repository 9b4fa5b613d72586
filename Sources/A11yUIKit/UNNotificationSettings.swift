public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What a person lets an app notify of; nobody was ever asked.
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
