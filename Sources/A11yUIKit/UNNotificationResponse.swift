/// What a person has answered a notification with.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public var actionIdentifier: String { "" }
  @MainActor public var targetScene: UIScene? { nil }

  init(notification: UNNotification) { self.notification = notification }
}

public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  public var userText: String { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
