/// What a notification shows.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var attachments: [UNNotificationAttachment] = []
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var launchImageName = ""
  public var summaryArgument = ""
  public var summaryArgumentCount = 0
  public var targetContentIdentifier: String?
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  public var relevanceScore = 0.0
  public var filterCriteria: String?

  override public func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo, copy.attachments) = (badge, sound, userInfo, attachments)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    return copy
  }
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  public static var defaultCritical: UNNotificationSound { UNNotificationSound() }
  public static var defaultRingtone: UNNotificationSound { UNNotificationSound() }
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }

  override public init() {}
  public init(named name: UNNotificationSoundName) {}
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public var type: String { url.pathExtension }

  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}
