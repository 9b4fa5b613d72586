/// What UIKit keeps and draws a text with.
public final class NSTextStorage: NSMutableAttributedString {
  public func addLayoutManager(_ manager: NSLayoutManager) {}
}
public final class NSLayoutManager: NSObject {
  public func addTextContainer(_ container: NSTextContainer) {}
  public func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  public func ensureLayout(for container: NSTextContainer) {}
}
public final class NSTextAttachment: NSObject {
  public var image: UIImage?
  public var bounds = CGRect.zero
  public override init() {}
  public init(image: UIImage) { self.image = image }
}
@preconcurrency @MainActor open class UITextPosition: NSObject {}
@preconcurrency @MainActor open class UITextRange: NSObject {}
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}
@preconcurrency @MainActor public final class UITextItem: NSObject {}
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
@preconcurrency @MainActor public protocol UITextPasteDelegate: AnyObject {}

// MARK: - The chooser of fonts
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController, DrawnElsewhere {
  public final class Configuration: NSObject {
    public var includeFaces = false
    public var displayUsingSystemFont = false
    public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }
  public weak var delegate: (any UIFontPickerViewControllerDelegate)?
  public var selectedFontDescriptor: UIFontDescriptor?
  public init(configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(configuration: Configuration()) }
}
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController, DrawnElsewhere {
  public weak var delegate: (any UIColorPickerViewControllerDelegate)?
  public var selectedColor = UIColor.black
  public var supportsAlpha = true
}
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public static let `default` = NSParagraphStyle()
  public var lineSpacing: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
  public var headIndent: CGFloat = 0
  public var tailIndent: CGFloat = 0
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}

/// The lines of a text.
public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var widthTracksTextView = false
}
