/// UIKit's views, as far as SwiftUI code names them; what they draw is not known.
///
/// `import SwiftUI` brings UIKit on Apple's systems too.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public override init() { super.init() }
  public init(frame: CGRect) { super.init() }
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var tag = 0
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public var contentMode = ContentMode.scaleToFill
  public var isOpaque = true
  public var layer: CALayer { CALayer() }
  public var transform = CGAffineTransform.identity
  public var center = CGPoint.zero
  open var safeAreaInsets: UIEdgeInsets { .zero }
  public var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { .zero }
  public private(set) var subviews: [UIView] = []
  public weak var superview: UIView?
  public var window: UIWindow? { nil }
  public var isAccessibilityElement = false
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  public var accessibilityTraits = UIAccessibilityTraits.none
  public var accessibilityElements: [Any]?
  public var accessibilityElementsHidden = false
  public var accessibilityViewIsModal = false
  public var shouldGroupAccessibilityChildren = false
  public var accessibilityLanguage: String?
  public var accessibilityFrame = CGRect.zero
  public var accessibilityActivationPoint = CGPoint.zero
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
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
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  public func addGestureRecognizer(_ recognizer: Any) {}
  public func removeGestureRecognizer(_ recognizer: Any) {}
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
}

@preconcurrency @MainActor open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  public var windowScene: UIWindowScene? { nil }
  public func makeKeyAndVisible() {}
}
