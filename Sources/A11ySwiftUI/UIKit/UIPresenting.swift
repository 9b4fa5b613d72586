/// How UIKit's controllers are shown, and in what; none is shown here.
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

/// What is kept for code that asks for it again.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public var title: String?
  public var prompt: String?
  public var titleView: UIView?
  public var backButtonTitle: String?
  public var hidesBackButton = false
  public var hidesSearchBarWhenScrolling = true
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
}

extension UIViewController {
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  public var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func loadViewIfNeeded() {}
}
extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}
extension UIWindow {
  public var isKeyWindow: Bool { false }
}
