internal import Interface

/// A view of UIKit's: what is in it, and what it tells accessibility.
///
/// `import SwiftUI` brings UIKit on Apple's systems too.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }

  open var frame = CGRect.zero
  /// Another size leaves the center where it is (Apple's reference of `bounds`).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = center
      frame.size = newValue.size
      center = middle
    }
  }
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode = ContentMode.scaleToFill
  open var isOpaque = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public let layer = CALayer()
  open var transform = CGAffineTransform.identity
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  /// The controller whose view it is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var interactions: [any UIInteraction] = []
  /// Who wants to know that something in it comes or goes.
  var noteChange: (() -> Void)?

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  // MARK: - What is in it
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.willMove(toWindow: window)
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
    noteContentChange()
  }
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (place(of: other, without: view) ?? subviews.count - 1) + 1)
  }
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: place(of: other, without: view) ?? 0)
  }
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    willMove(toWindow: nil)
    detach()
    didMoveToSuperview()
    didMoveToWindow()
  }
  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.noteContentChange()
  }
  open func bringSubviewToFront(_ view: UIView) { shift(view, to: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { shift(view, to: 0) }
  private func shift(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    noteContentChange()
  }
  open func didAddSubview(_ view: UIView) {}
  open func willRemoveSubview(_ view: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview view: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func place(of other: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === other }
  }

  private func noteContentChange() {
    var view: UIView? = self
    while let next = view {
      next.noteChange?()
      view = next.superview
    }
  }

  // MARK: - Drawing
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// Where its coordinates begin, by the frames that were given; what is drawn turned or scaled is not reckoned.
  private var originOnScreen: CGPoint {
    let outer = superview?.originOnScreen ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view farthest in front that a finger there would touch (Apple's reference of `hitTest(_:with:)`).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: - Events
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let current = UIResponder.current as? UIView, current.isDescendant(of: self) else { return true }
    return current.resignFirstResponder()
  }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }

  /// What the view is to readers, before what its accessibility says.
  func description(by emitter: inout Emitter) -> Interface.View {
    emitter.make(.view, emitter.path(of: self), children: emitter.views(inside: subviews))
  }

  /// Whether it takes a tap; else that goes to what is around.
  var takesTap: Bool { isUserInteractionEnabled && !taps.isEmpty }
  package func tap() { for tap in taps { tap.recognize() } }

  private var taps: [UITapGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter {
      $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
    }
  }

  /// The gestures of a finger that rests on it.
  var longPresses: [UILongPressGestureRecognizer] {
    guard isUserInteractionEnabled else { return [] }
    return (gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }.filter(\.isEnabled)
  }
}

/// What UIKit's animations do is done at once.
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func setAnimationsEnabled(_ isEnabled: Bool) { areAnimationsEnabled = isEnabled }
  public private(set) static var areAnimationsEnabled = true
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
}

/// A window, which holds the screens of one controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public weak var windowScene: UIWindowScene?
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  public func makeKeyAndVisible() {}
  public func makeKey() {}
}
