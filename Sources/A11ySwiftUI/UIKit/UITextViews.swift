/// Words that are only read.
@preconcurrency @MainActor open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var adjustsFontForContentSizeCategory = false
  public var minimumScaleFactor: CGFloat = 0
  public static func appearance() -> UILabel { UILabel() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UILabel { UILabel() }
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  public weak var delegate: (any UITextViewDelegate)?
  public var text: String = ""
  public var attributedText: NSAttributedString?
  public var font: UIFont?
  public var isEditable = true
  public var isSelectable = true
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  public var selectedRange = NSRange(location: 0, length: 0)
  public var allowsEditingTextAttributes = false
  public var adjustsFontForContentSizeCategory = false
  public var dataDetectorTypes: UIDataDetectorTypes = []
  public var autocorrectionType = UITextAutocorrectionType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textStorage = NSTextStorage(string: "")
  public let layoutManager = NSLayoutManager()
  public weak var pasteDelegate: (any UITextPasteDelegate)?
  public var inputAccessoryView: UIView?
  public var inputView: UIView?
  public var spellCheckingType = UITextSpellCheckingType.default
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var markedTextRange: UITextRange? { nil }
  public var selectedTextRange: UITextRange?
  public var isFindInteractionEnabled = false
  public func scrollRangeToVisible(_ range: NSRange) {}
  public func insertText(_ text: String) { self.text += text }
  public convenience init(usingTextLayoutManager isUsed: Bool) { self.init(frame: .zero) }
  public static func appearance() -> UITextView { UITextView() }
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

@preconcurrency @MainActor open class UITextField: UIControl {
  public weak var delegate: (any UITextFieldDelegate)?
  public var text: String?
  public var placeholder: String?
  public var attributedPlaceholder: NSAttributedString?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isSecureTextEntry = false
  public var autocorrectionType = UITextAutocorrectionType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var adjustsFontForContentSizeCategory = false
  public static func appearance() -> UITextField { UITextField() }
}
