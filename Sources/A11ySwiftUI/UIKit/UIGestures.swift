/// UIKit's gestures, which nobody makes in a preview.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public var state: State { .possible }
  public weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var numberOfTouches: Int { 0 }
  public init(target: Any?, action: Selector?) { super.init() }
  public override init() { super.init() }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func require(toFail other: UIGestureRecognizer) {}
}
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UITouch: NSObject {
  public var view: UIView? { nil }
  public var window: UIWindow? { nil }
  public var tapCount: Int { 1 }
  public func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}
@preconcurrency @MainActor open class UIPress: NSObject {}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}
