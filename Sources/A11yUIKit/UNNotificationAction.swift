/// What a person can do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) { super.init(identifier: identifier, title: title, options: options, icon: icon) }
}

public final class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
