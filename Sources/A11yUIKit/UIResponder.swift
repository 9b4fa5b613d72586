/// What takes events, and what accessibility asks of each thing on the screen.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  private static var count = 0
  /// What has the keyboard in the app that runs now.
  private static var first: UIResponder? {
    get { Host.current?.firstResponder as? UIResponder }
    set { Host.current?.firstResponder = newValue }
  }

  /// The number by which readers know it again.
  private(set) lazy var number: Int = {
    UIResponder.count += 1
    return UIResponder.count
  }()
  private var givenTraits: UIAccessibilityTraits?
  private var givenElement: Bool?

  // MARK: - Events
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIResponder.first === self }
  open var next: UIResponder? { nil }
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  open var keyCommands: [UIKeyCommand]? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard !isFirstResponder else { return true }
    if let other = UIResponder.first, !other.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  // MARK: - Accessibility
  /// Whether it is an element where the app says nothing.
  var isElementByItself: Bool { false }
  /// What it is to VoiceOver where the app says nothing.
  var ownTraits: UIAccessibilityTraits { .none }

  open var isAccessibilityElement: Bool {
    get { givenElement ?? isElementByItself }
    set { givenElement = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { givenTraits ?? ownTraits }
    set { givenTraits = newValue }
  }
  open var accessibilityLabel: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityValue: String?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityHint: String?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}

extension UIResponder: ForeignElement {
  /// What gives up the keyboard, if something of UIKit's has it.
  static var current: UIResponder? { first }

  /// The name by which readers find it.
  package var readerName: String { accessibilityIdentifier ?? "view \(number)" }

  package var isNamedByAuthor: Bool { accessibilityIdentifier != nil }
}
