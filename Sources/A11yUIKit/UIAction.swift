/// What stands in a menu of UIKit's.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct State: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = State(rawValue: 0)
    public static let on = State(rawValue: 1)
    public static let mixed = State(rawValue: 2)
  }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  private static var count = 0

  public var title: String
  public var subtitle: String?
  public var image: UIImage?
  /// The number by which readers know it again.
  private(set) lazy var number: Int = {
    UIMenuElement.count += 1
    return UIMenuElement.count
  }()

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something to do, with what it is called.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  public var discoverabilityTitle: String?
  public var attributes: Attributes
  public var state: State
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("dynamic \(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// Actions and further menus.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public let children: [UIMenuElement]
  public let options: Options

  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// A menu that is a choice: one of its items always has the state.
extension UIMenu {
  /// The item that is chosen: the first one, until another is.
  var chosen: UIAction? { items.first { $0.state == .on } ?? items.first }

  func choose(_ chosen: UIAction) {
    for item in items { item.state = item === chosen ? .on : .off }
  }

  private var items: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.items ?? [$0].compactMap { $0 as? UIAction } }
  }
}
