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
    (copy.launchImageName, copy.targetContentIdentifier) = (launchImageName, targetContentIdentifier)
    (copy.summaryArgument, copy.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
    (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
    copy.filterCriteria = filterCriteria
    return copy
  }
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
