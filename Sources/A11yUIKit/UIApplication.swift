/// The app, as far as code asks for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.ofApp] }
  public var windows: [UIWindow] { UIWindowScene.ofApp.windows }
  public var keyWindow: UIWindow? { UIWindowScene.ofApp.keyWindow }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { nil }
  /// What the app's code has named its delegate, which is made when something asks for it: a preview runs in the app.
  public var delegate: (any UIApplicationDelegate)? {
    get {
      if ownDelegate == nil { ownDelegate = UIApplication.makeDelegate() }
      return ownDelegate
    }
    set { ownDelegate = newValue }
  }
  private var ownDelegate: (any UIApplicationDelegate)?

  private static func makeDelegate() -> (any UIApplicationDelegate)? {
    let types = ConformanceRecords.types(conformingTo: "_MadeAppDelegate")
    return types.lazy.compactMap { $0 as? any _MadeAppDelegate.Type }.first?._make()
  }

  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Graph.current?.host.ask(.open(url))
    completion?(true)
  }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { true }
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.send(to: target as AnyObject, with: sender) }
    // What is sent to nobody goes to what has the keyboard, and on to what is around that.
    var responder = UIResponder.current ?? Graph.current.map { FieldResponder($0.host) }
    while let current = responder {
      if action.send(to: current, with: sender) { return true }
      responder = current.next
    }
    return false
  }
  public func endEditing() {}
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  public func setAlternateIconName(_ name: String?) async throws {}
  public func registerForRemoteNotifications() {}
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// A delegate that can be made without a word of its type: what plays previews adds to the file of one that it is.
@MainActor public protocol _MadeAppDelegate: UIApplicationDelegate {
  static func _make() -> any UIApplicationDelegate
}

/// SwiftUI's field that a person edits, as what has the keyboard.
private final class FieldResponder: UIResponder {
  private let host: Host
  init(_ host: Host) { self.host = host }
  override func resignFirstResponder() -> Bool {
    host.endEditing?()
    return true
  }
}
