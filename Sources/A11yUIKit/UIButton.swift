internal import Interface

/// A button, called by its title, or else by its picture.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
  public struct Configuration {
    public enum Size: Int, Sendable { case large, medium, small, mini }
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
  }

  public private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// An action gives the button its title and its picture (Apple's reference of `init(type:primaryAction:)`).
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { titles[.normal] = titles[.normal] ?? action.title }
    images[.normal] = images[.normal] ?? action.image
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  open func setNeedsUpdateConfiguration() {}
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var role = Role.normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open var currentTitle: String? {
    let given = configuration.flatMap { $0.title ?? $0.attributedTitle.map { String($0.characters) } }
    return given ?? titles[state] ?? titles[.normal]
  }
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }

  /// What the title says, with the line below it.
  private var words: String? {
    let title = chosenItem?.title ?? currentTitle ?? titleLabel?.text
    let lines = [title, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    var view: Interface.View
    if let menu, showsMenuAsPrimaryAction {
      let choice = changesSelectionAsPrimaryAction ? menu : nil
      view = emitter.make(.menu, path, children: emitter.views(in: menu, choosing: choice))
    } else {
      view = emitter.make(.button, path)
      view.action = emitter.tokens.action { [self] in
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        tap()
      }
      if let menu { view.contextMenu = emitter.views(in: menu) }
    }
    if let words {
      view.content = emitter.text(words)
    } else if let image = currentImage {
      emitter.call(&view, by: image)
    } else {
      (view.barItem, view.content) = (buttonType.item, buttonType.picture)
    }
    if !isEnabled { view.enabled = false }
    // stackoverflow.com/questions/25324873: a selected button says so.
    if isSelected { view.traits.append(.selected) }
    return view
  }

  /// The item by which a pop-up button is called (Apple's reference of `changesSelectionAsPrimaryAction`).
  private var chosenItem: UIAction? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.chosen : nil
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton.ButtonType {
  /// The item of a bar that the system calls the button like.
  fileprivate var item: BarItem? {
    switch self {
    case .close: .close
    case .contactAdd: .add
    case .custom, .system, .detailDisclosure, .infoLight, .infoDark: nil
    }
  }

  /// What the system shows in the button, without the circle that does not belong to its name: that of details is “More
  /// Info” (tests of apps that find `cells.buttons["More Info"]`).
  fileprivate var picture: Interface.View.Content {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: .symbol(.constant("info"))
    case .custom, .system, .contactAdd, .close: .none
    }
  }
}
