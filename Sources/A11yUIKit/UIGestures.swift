/// UIKit's gestures: of them VoiceOver passes on taps and long presses.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  open var state = State.possible
  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var name: String?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  public var numberOfTouches: Int { 0 }
  private var targets: [(target: TargetReference, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public func addTarget(_ target: Any, action: Selector) { targets.append((TargetReference(target), action)) }
  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target.object === target.map { $0 as AnyObject }) && (action == nil || $0.action == action)
    }
  }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func require(toFail other: UIGestureRecognizer) {}

  /// Tells its targets of each state that such a gesture goes through.
  func recognize() {
    for state in states {
      self.state = state
      for target in targets { target.action.send(to: target.target.object, with: self) }
    }
    state = .possible
  }

  var states: [State] { [.ended] }
}
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
  public var allowableMovement: CGFloat = 10
  override var states: [State] { [.began, .ended] }
}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  public var direction = Direction.right
}
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
