/// What a person does, as the system may hand it on.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = false
  public var isEligibleForPrediction = false
  public var isEligibleForPublicIndexing = false
  public var needsSave = false
  public var keywords: Set<String> = []
  public var requiredUserInfoKeys: Set<String>?
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?
  public var expirationDate: Date?
  public var referrerURL: URL?
  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
  public class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String], completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Keeps a value as a dictionary of its parts.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    let entries = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload)) as? [String: Any]
    addUserInfoEntries(from: entries ?? [:])
  }
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    let entries = Dictionary((userInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
  }
}
