/// The app, as far as code asks for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { nil }
  public weak var delegate: (any UIApplicationDelegate)?
  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Graph.current?.host.ask(.open(url))
    completion?(true)
  }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { true }
  @discardableResult
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
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

/// What takes events; here none comes.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
