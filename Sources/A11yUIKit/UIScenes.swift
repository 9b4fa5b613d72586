internal import Interface

/// What UIKit tells an app of its life; nothing of it happens to a preview.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "preview" }
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(_ url: URL) { self.url = url }
}
extension UIScene {
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var notificationResponse: UNNotificationResponse? { nil }
  }
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
extension UIApplication {
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}
@preconcurrency @MainActor public final class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Device.ofPreviews.width, height: Device.ofPreviews.safeArea.top)
  }
  public var isStatusBarHidden: Bool { false }
}
extension UIWindowScene {
  public class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {}
    }
  }
  public final class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var coordinateSpace: UIScreen { .main }
  }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var effectiveGeometry: Geometry { Geometry() }
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
}

@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The one scene of an app's that there is, with the one window in it.
  static let ofApp = UIWindowScene()
  private lazy var window = UIWindow(windowScene: self)
  open var windows: [UIWindow] {
    window.rootViewController = Graph.current?.rootViewController ?? window.rootViewController
    return [window]
  }
  open var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection { .current }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
