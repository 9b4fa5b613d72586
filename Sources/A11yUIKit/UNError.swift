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
