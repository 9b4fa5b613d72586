/// What a person does, as the system may hand it on.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
}
