/// A notification that has come.
public final class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date(timeIntervalSinceReferenceDate: 0)

  init(request: UNNotificationRequest) { self.request = request }
}
