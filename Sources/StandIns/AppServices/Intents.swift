public import A11yUIKit

// SiriKit: what an app can be asked to do. Nobody asks for anything, and what is donated is kept nowhere.

open class INIntent: NSObject, @unchecked Sendable {
  public var identifier: String? { nil }
  public var suggestedInvocationPhrase: String?
  public var intentDescription: String? { nil }
  public var donationMetadata: INIntentDonationMetadata?
  public func setImage(_ image: INImage?, forParameterNamed name: String) {}
  override public init() {}
}

open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  override public init() {}
}

open class INIntentResponse: NSObject, @unchecked Sendable {
  public var userActivity: NSUserActivity?
  override public init() {}
}

open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public var subtitleString: String?
  public var displayImage: INImage?
  public required init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(identifier: identifier, display: displayString)
  }
}

public final class INObjectCollection<Item>: NSObject, @unchecked Sendable {
  public let allItems: [Item]
  public init(items: [Item]) { allItems = items }
}

public final class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
}

public final class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public var identifier = UUID().uuidString
  public var groupIdentifier: String?
  public var direction = INInteractionDirection.unspecified
  public var dateInterval: DateInterval?
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  public func donate() async throws {}
  public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  public static func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

public enum INShortcut: Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
}

/// Nobody makes one: it is what a person would have recorded.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  private init(_ shortcut: INShortcut) { (identifier, invocationPhrase, self.shortcut) = (UUID(), "", shortcut) }
}

public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  public func getAllVoiceShortcuts(completion: ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}

public enum INPreferences {
  public static func requestSiriAuthorization(_ handler: (INSiriAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  public static func siriLanguageCode() -> String { "en-US" }
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public final class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
