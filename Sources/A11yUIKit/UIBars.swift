/// The bar at the top of a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UINavigationBar {
    UINavigationBar()
  }
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  public init(style: UIBarButtonItem.Style = .plain) {}
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
}
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor public final class UINavigationBarAppearance {
  public init() {}
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var backgroundEffect: UIBlurEffect?
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
  public var backgroundColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
}

@preconcurrency @MainActor open class UITabBar: UIView {
  public static func appearance() -> UITabBar { TabBarProxy() }
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var unselectedItemTintColor: UIColor?
  public var barTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var isTranslucent = true
}
/// What stands for all bars of tabs, those of SwiftUI's too.
private final class TabBarProxy: UITabBar {
  override var isHidden: Bool {
    get { BarAppearance.shared.hidesTabBars }
    set { BarAppearance.shared.hidesTabBars = newValue }
  }
}
@preconcurrency @MainActor public final class UITabBarAppearance {
  public init() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public var selectionIndicatorTintColor: UIColor?
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  public init() {}
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
@preconcurrency @MainActor public final class UITabBarItemStateAppearance {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
