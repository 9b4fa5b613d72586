/// UIKit's controls and controllers, as far as SwiftUI code names them; what they draw is not known.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  public var isEnabled = true
  public var isSelected = false
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  private var actions: [(action: UIAction, events: Event)] = []
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }
  public func removeAction(_ action: UIAction, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  public func sendActions(for events: Event) {
    for sent in actions where !sent.events.isDisjoint(with: events) { sent.action.performWithSender(self, target: nil) }
  }
}
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public func setTitle(_ title: String?, for state: State) {}
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func setImage(_ image: UIImage?, for state: State) {}
}
@preconcurrency @MainActor open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public static func appearance() -> UISlider { UISlider() }
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}
@preconcurrency @MainActor open class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public static func appearance() -> UISwitch { UISwitch() }
}
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public var date = Date()
  public static func appearance() -> UIDatePicker { UIDatePicker() }
}
@preconcurrency @MainActor open class UIStackView: UIView {
  public var spacing: CGFloat = 0
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  public convenience init(style: Style) { self.init(frame: .zero) }
  public var style = Style.medium
  public var color: UIColor?
  public var isAnimating: Bool { false }
  public var hidesWhenStopped = true
  public func startAnimating() {}
  public func stopAnimating() {}
}
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public var textLabel: UILabel? { nil }
  public var selectedBackgroundView: UIView?
  public var contentView: UIView { self }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public static func appearance() -> UITableViewCell { UITableViewCell() }
}
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public static func appearance() -> UICollectionView { UICollectionView() }
}
@preconcurrency @MainActor open class UISearchBar: UIView {
  public var text: String?
  public var placeholder: String?
  public weak var delegate: (any UISearchBarDelegate)?
  public static func appearance() -> UISearchBar { UISearchBar() }
}
@preconcurrency @MainActor open class UIToolbar: UIView {
  public static func appearance() -> UIToolbar { UIToolbar() }
}
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }
  public init(style: Style) { super.init() }
}
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public var contentView: UIView { self }
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init()
  }
}

// MARK: - Delegates
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {}

// MARK: - Controllers
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public var selectedIndex = 0
  public var viewControllers: [UIViewController]?
  public let tabBar = UITabBar()
  public weak var delegate: (any UITabBarControllerDelegate)?
}
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public private(set) var viewControllers: [UIViewController]?
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init() }
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
  }
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) { super.init() }
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init() }
}
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
@preconcurrency @MainActor public final class UIAction: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let title: String
  public let identifier: Identifier
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier("dynamic \(UUID().uuidString)")
    self.handler = handler
  }
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public var tintColor: UIColor?
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public static func appearance() -> UITabBarItem { UITabBarItem() }
}
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
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
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
