internal import Interface

/// Words that are only read.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { words?.string }
    set { words = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { words }
    set { words = newValue }
  }
  private var words: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var showsExpansionTextWhenTruncated = false
  public static func appearance() -> UILabel { UILabel() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UILabel { UILabel() }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .staticText }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.text, emitter.path(of: self), emitter.text(text ?? ""))
    if numberOfLines > 0 { view.lineLimit = numberOfLines }
    return view
  }
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public weak var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textStorage.string }
    set { replace(with: NSAttributedString(string: newValue ?? "")) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textStorage }
    set { replace(with: newValue ?? NSAttributedString(string: "")) }
  }
  open var font: UIFont?
  open var isEditable = true
  open var isSelectable = true
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var selectedRange = NSRange(location: 0, length: 0)
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textStorage = NSTextStorage(string: "")
  public let layoutManager = NSLayoutManager()
  public weak var pasteDelegate: (any UITextPasteDelegate)?
  private var accessory: UIView?
  private var input: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var markedTextRange: UITextRange? { nil }
  open var selectedTextRange: UITextRange?
  open var isFindInteractionEnabled = false
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text += text }
  public convenience init(usingTextLayoutManager isUsed: Bool) { self.init(frame: .zero) }
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  public static func appearance() -> UITextView { UITextView() }

  private func replace(with words: NSAttributedString) {
    textStorage.setAttributedString(words)
    selectedRange = NSRange(location: words.length, length: 0)
  }

  override var isElementByItself: Bool { true }
  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    guard isEditable else {
      var view = emitter.make(.text, path, emitter.text(text))
      view.links = emitter.links(in: attributedText, of: self)
      return view
    }
    var view = emitter.make(.textEditor, path)
    view.text = emitter.edited(self, text) { [self] words in
      let whole = NSRange(location: 0, length: textStorage.length)
      guard textDelegate?.textView(self, shouldChangeTextIn: whole, replacementText: words) ?? true else { return }
      text = words
      textDelegate?.textViewDidChange(self)
      textDelegate?.textViewDidChangeSelection(self)
    }
    emitter.noteKeyboard(of: self, &view)
    return view
  }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ view: UITextView) -> Bool
  func textViewDidBeginEditing(_ view: UITextView)
  func textViewShouldEndEditing(_ view: UITextView) -> Bool
  func textViewDidEndEditing(_ view: UITextView)
  func textViewDidChange(_ view: UITextView)
  func textViewDidChangeSelection(_ view: UITextView)
  func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ view: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ view: UITextView) {}
  public func textViewShouldEndEditing(_ view: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ view: UITextView) {}
  public func textViewDidChange(_ view: UITextView) {}
  public func textViewDidChangeSelection(_ view: UITextView) {}
  public func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  public func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A line to write in.
@preconcurrency @MainActor open class UITextField: UIControl {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType?
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var selectedTextRange: UITextRange?
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { isFirstResponder }
  private var accessory: UIView?
  private var input: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  public static func appearance() -> UITextField { UITextField() }

  override var isElementByItself: Bool { true }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: - What the keyboard does, and where things stand
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ words: String) { text = (text ?? "") + words }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// What the key Return does: the delegate decides whether it is pressed at all, and a target of `editingDidEndOnExit`
  /// has it put the keyboard away (Apple's references of both).
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(isSecureTextEntry ? .secureField : .textField, emitter.path(of: self))
    view.text = emitter.edited(self, text ?? "") { [self] words in
      let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
      guard delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: words) ?? true else { return }
      text = words
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    }
    view.action = emitter.tokens.action { [self] in pressReturn() }
    if let placeholder { view.prompt = .constant(placeholder) }
    if !isEnabled { view.enabled = false }
    emitter.noteKeyboard(of: self, &view)
    return view
  }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool
  func textFieldDidBeginEditing(_ field: UITextField)
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool
  func textFieldDidEndEditing(_ field: UITextField)
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ field: UITextField)
  func textFieldShouldClear(_ field: UITextField) -> Bool
  func textFieldShouldReturn(_ field: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  public func textFieldShouldEndEditing(_ field: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ field: UITextField) {}
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ field: UITextField) {}
  public func textFieldShouldClear(_ field: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
}
