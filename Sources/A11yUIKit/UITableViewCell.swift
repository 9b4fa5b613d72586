internal import Interface

/// A row of a table: one element with the words of all that is in it, beside the controls in it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var accessoryType = AccessoryType.none { didSet { showDetailButton() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      showDetailButton()
    }
  }
  /// The button beside a row that tells more of it.
  private var detailButton: UIButton?
  /// What that button does, which the row's table knows.
  var tellsMore: (() -> Void)?
  open var isSelected = false
  open var isHighlighted = false
  open var separatorInset = UIEdgeInsets.zero
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private lazy var shownLabel = UILabel()
  private lazy var shownDetail = UILabel()
  private lazy var shownImage = UIImageView()
  private var configured: UIView?

  public init(style: CellStyle, reuseIdentifier identifier: String?) {
    reuseIdentifier = identifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// As a table makes a cell that it knows by its type alone.
  public required convenience init(_reused identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  public static func appearance() -> UITableViewCell { UITableViewCell() }

  open var textLabel: UILabel? { shown(shownLabel) }
  open var detailTextLabel: UILabel? { shown(shownDetail) }
  open var imageView: UIImageView? {
    if shownImage.superview == nil { contentView.addSubview(shownImage) }
    return shownImage
  }
  private func shown(_ label: UILabel) -> UILabel {
    if label.superview == nil { contentView.addSubview(label) }
    return label
  }
  open func prepareForReuse() {}
  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  private func showDetailButton() {
    detailButton?.removeFromSuperview()
    detailButton = nil
    guard accessoryView == nil, accessoryType.hasButton else { return }
    let button = UIButton(type: .detailDisclosure, primaryAction: UIAction { [weak self] _ in self?.tellsMore?() })
    addSubview(button)
    detailButton = button
  }

  private func takeConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
  }

  override var isElementByItself: Bool { true }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.cell, emitter.path(of: self), children: emitter.views(inside: subviews))
    // WordPress-iOS, pull request 25893 (“`accessoryType = .checkmark`, which UIKit already exposes”); MagentaA11y, table
    // row (“Selected” of a row with a checkmark).
    if accessoryView == nil, accessoryType == .checkmark { view.traits.append(.selected) }
    return view
  }
}

extension UITableViewCell.AccessoryType {
  /// Whether it has a button of its own.
  fileprivate var hasButton: Bool {
    switch self {
    case .detailDisclosureButton, .detailButton: true
    case .none, .disclosureIndicator, .checkmark: false
    }
  }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public init(reuseIdentifier identifier: String?) {
    reuseIdentifier = identifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// As a table makes a view that it knows by its type alone.
  public required convenience init(_reused identifier: String) { self.init(reuseIdentifier: identifier) }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeConfiguration() } }
  private var configured: UIView?
  private func takeConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
  }
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()
}

// MARK: - What a cell shows
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}
public struct UIBackgroundConfiguration: Sendable {
  public var cornerRadius: CGFloat = 0
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A title, a line below or beside it, and a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { take() } }
  private let title = UILabel()
  private let detail = UILabel()

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(title)
    addSubview(detail)
    take()
  }
  public required init?(coder: NSCoder) { nil }

  private func take() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    title.text = content.text ?? content.attributedText?.string
    detail.text = content.secondaryText ?? content.secondaryAttributedText?.string
    detail.isHidden = detail.text == nil
  }
}
