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
  /// Whether something is named that it stands by.
  var isAnchored: Bool { sourceView != nil || barButtonItem != nil }
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

extension UIWindow {
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
}

/// A controller with a field to search by, which stands in the bar of the screen that it belongs to.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  /// Whether a person chooses among the scopes now.
  var showsScopes: Bool { automaticallyShowsScopeBar ? isActive : searchBar.showsScopeBar }
  open var isActive = false { didSet { if isActive != oldValue { isActive ? update() : end() } } }
  public init(searchResultsController controller: UIViewController? = nil) {
    searchResultsController = controller
    super.init(nibName: nil, bundle: nil)
    searchBar.searching = self
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searching = self
  }

  /// Somebody begins to write in the field.
  func begin() { isActive = true }
  /// The results are asked for when the search begins, with each change and at the end (Apple's reference of
  /// `updateSearchResults(for:)`).
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }
  private func end() {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    update()
  }
}
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for controller: UISearchController)
}
