// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import A11yUIKit
@_exported public import Foundation

// GameKit: nobody has signed in, so that there are no scores and no other players.

open class GKPlayer: NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var displayName: String { "" }
  open var alias: String { "" }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
    handler?(nil, GKError(.notAuthenticated))
  }
}
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  open class var local: GKLocalPlayer { player }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Kept, and not called: the system asks a person to sign in, who does not answer.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
  open func loadFriends() async throws -> [GKPlayer] { [] }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}
public protocol GKInviteEventListener {}
public protocol GKTurnBasedEventListener {}
public protocol GKChallengeListener {}
public protocol GKSavedGameListener {}
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener,
  GKSavedGameListener
{}
public struct GKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public final class Entry: NSObject, @unchecked Sendable {
    public var player: GKPlayer { GKPlayer() }
    public var rank: Int { 0 }
    public var score: Int { 0 }
    public var formattedScore: String { "" }
    public var context: Int { 0 }
    public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }
  open class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] { [] }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {}
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  open func loadEntries(
    for scope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { (nil, [], 0) }
}
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var isCompleted: Bool { percentComplete >= 100 }
  open var showsCompletionBanner = false
  public init(identifier: String) { self.identifier = identifier }
  open class func loadAchievements() async throws -> [GKAchievement] { [] }
  open class func report(_ achievements: [GKAchievement]) async throws {}
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { handler?(GKError(.notAuthenticated)) }
  open class func resetAchievements() async throws {}
}

// MARK: - Screens of the system's
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController, DrawnElsewhere {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
  public convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
}
/// The mark of the system's over a game, which is there for those who have signed in alone.
@preconcurrency @MainActor public final class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  public var isActive = false
  public var isVisible: Bool { false }
  public var showHighlights = false
  public var location = Location.topLeading
  public func trigger(handler: @escaping () -> Void) {}
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
