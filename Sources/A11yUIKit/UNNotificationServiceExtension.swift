/// Changes what a notification shows before it is shown; none come.
open class UNNotificationServiceExtension: NSObject {
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  open func serviceExtensionTimeWillExpire() {}
}
