/// How UIKit's controllers are shown, and in what.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections: ArrowDirection = .any
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let left = ArrowDirection(rawValue: 4)
    public static let right = ArrowDirection(rawValue: 8)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }
}
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  public final class Detent: NSObject {
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
  }
  public var detents: [Detent] = []
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var preferredCornerRadius: CGFloat?
}
public typealias UIPopoverArrowDirection = UIPopoverPresentationController.ArrowDirection

/// What the bar above a screen shows of it.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public var title: String?
  public var prompt: String?
  public var titleView: UIView?
  public var backButtonTitle: String?
  public var hidesBackButton = false
  public var hidesSearchBarWhenScrolling = true
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// From the edge inward.
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var searchController: UISearchController?
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}

extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}
extension UIWindow {
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
}

/// A controller with a field to search by.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var isActive = false
  public init(searchResultsController controller: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for controller: UISearchController)
}
