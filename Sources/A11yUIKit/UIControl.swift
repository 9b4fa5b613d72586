/// What a person acts on: it tells its targets, and does the actions that it is given.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let menuActionTriggered = Event(rawValue: 16384)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State { State([isEnabled ? .normal : .disabled, isSelected ? .selected : .normal]) }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [(target: TargetReference, action: Selector, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append((TargetReference(target ?? self), action, events))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    for index in targets.indices
    where (target == nil || targets[index].target.object === target.map { $0 as AnyObject })
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  open func sendActions(for events: Event) {
    for sent in targets where !sent.events.isDisjoint(with: events) {
      sent.action.send(to: sent.target.object, with: self)
    }
    for sent in actions where !sent.events.isDisjoint(with: events) { sent.action.performWithSender(self, target: nil) }
  }

  override var takesTap: Bool { isEnabled && isUserInteractionEnabled }
  /// A finger that comes down on the control and leaves it.
  package override func tap() {
    super.tap()
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
