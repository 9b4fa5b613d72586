internal import Interface

/// A view that scrolls.
@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public weak var delegate: (any UIScrollViewDelegate)?
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  public var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  public var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  public var isPagingEnabled = false
  public var isDirectionalLockEnabled = false
  open var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var bouncesZoom = true
  public var scrollsToTop = true
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var indicatorStyle = IndicatorStyle.default
  public var decelerationRate = DecelerationRate.normal
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public var isZooming: Bool { false }
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}

  /// What scrolls in it.
  func content(by emitter: inout Emitter) -> [Interface.View] { emitter.views(inside: subviews) }

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    var scroll = emitter.make(.scrollView, path, part: "content", children: content(by: &emitter))
    if let refreshControl {
      scroll.refresh = emitter.tokens.action {
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
      }
    }
    return emitter.make(.view, path, children: [scroll])
  }
}
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ view: UIScrollView)
  func viewForZooming(in view: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ view: UIScrollView) {}
  public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
}
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// How all views of a class look, which nobody hears.
@preconcurrency @MainActor public protocol UIAppearance {}
extension UIView: UIAppearance {}
extension UIAppearance where Self == UIView {
  public static func appearance() -> UIView { UIView() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UIView { UIView() }
}
extension UIAppearance where Self == UIWindow {
  public static func appearance() -> UIWindow { UIWindow() }
}
extension UIAppearance where Self == UIScrollView {
  public static func appearance() -> UIScrollView { UIScrollView() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UIScrollView { UIScrollView() }
}
extension UIAppearance where Self == UIButton {
  public static func appearance() -> UIButton { UIButton() }
}
extension UIAppearance where Self == UIRefreshControl {
  public static func appearance() -> UIRefreshControl { UIRefreshControl() }
}
