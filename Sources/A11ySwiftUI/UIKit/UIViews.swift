/// UIKit's views, as far as SwiftUI code names them; what they draw is not known.
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
  public func addSubview(_ view: UIView) { subviews.append(view) }
  public func removeFromSuperview() {}
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  public func addGestureRecognizer(_ recognizer: Any) {}
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
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public override init() { super.init() }
  public init(nibName name: String?, bundle: Bundle?) { super.init() }
  public var view = UIView()
  public var title: String?
  public var presentedViewController: UIViewController? { nil }
  public var parent: UIViewController? { nil }
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var traitCollection: UITraitCollection { .current }
  public var isBeingDismissed: Bool { false }
  public private(set) var children: [UIViewController] = []
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  public func addChild(_ controller: UIViewController) { children.append(controller) }
  public func removeFromParent() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  public var navigationController: UINavigationController? { nil }
}
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public var navigationBar: UINavigationBar { UINavigationBar() }
  public var viewControllers: [UIViewController] {
    get { [] }
    set {}
  }
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
  public init(rootViewController: UIViewController) { super.init() }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  public var topViewController: UIViewController? { nil }
  public var visibleViewController: UIViewController? { nil }
}
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
@preconcurrency @MainActor public final class UIActivityViewController: UIViewController {
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
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
@preconcurrency @MainActor open class UIImageView: UIView {
  public var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
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
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
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
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public static let automaticDimension: CGFloat = -1
  public weak var delegate: (any UITableViewDelegate)?
  public weak var dataSource: (any UITableViewDataSource)?
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var rowHeight: CGFloat = -1
  public var estimatedRowHeight: CGFloat = -1
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var backgroundView: UIView?
  public var allowsSelection = true
  public func reloadData() {}
  public static func appearance() -> UITableView { UITableView() }
}
@preconcurrency @MainActor open class UINavigationBar: UIView {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> UINavigationBar {
    UINavigationBar()
  }
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  public init() {}
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
}
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor public final class UINavigationBarAppearance {
  public init() {}
  public var shadowColor: UIColor?
  public var backgroundImage: UIImage?
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
  public var backgroundColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
}
@preconcurrency @MainActor open class UITabBar: UIView {
  public static func appearance() -> UITabBar { UITabBar() }
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var unselectedItemTintColor: UIColor?
}
@preconcurrency @MainActor public final class UITabBarAppearance {
  public init() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public var backgroundColor: UIColor?
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  public init() {}
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
@preconcurrency @MainActor public final class UITabBarItemStateAppearance {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@preconcurrency @MainActor public final class UIPageControl: UIControl {
  public static func appearance() -> UIPageControl { UIPageControl() }
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var preferredIndicatorImage: UIImage?
  public var preferredCurrentPageIndicatorImage: UIImage?
  public var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}
@preconcurrency @MainActor public final class UISegmentedControl: UIView {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  public var selectedSegmentTintColor: UIColor?
}

/// UIKit's view inside SwiftUI: takes its space, and nothing is known of it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("UIKit's views have no body") }
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("UIKit's view controllers have no body") }
  public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}
