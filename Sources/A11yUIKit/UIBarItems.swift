internal import Interface

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: UIResponder {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  open var style = Style.plain
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  var systemItem: SystemItem?
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
    systemItem = item
  }
  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    systemItem = item
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }

  /// The view for it; `nil` for a space.
  func view(by emitter: inout Emitter) -> Interface.View? {
    if let customView { return emitter.view(of: customView) }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    var path = PathKey()
    path.descend(.serial(number))
    let opensMenu = menu != nil && primaryAction == nil && action == nil
    var view = emitter.make(opensMenu ? .menu : .button, path)
    if let menu {
      let items = emitter.views(in: menu)
      if opensMenu { view.children = ChunkedArray(items) } else { view.contextMenu = items }
    }
    if let title = title.flatMap({ $0.isEmpty ? nil : $0 }) {
      view.content = emitter.text(title)
    } else if let image {
      emitter.call(&view, by: image)
    } else if let systemItem {
      view.barItem = systemItem.shared
    }
    if !opensMenu {
      view.action = emitter.tokens.action { [self] in
        if let action { action.send(to: target, with: self) }
        primaryAction?.performWithSender(self, target: nil)
      }
    }
    if !isEnabled { view.enabled = false }
    emitter.say(self, of: &view)
    return view
  }
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
  private var systemItem: SystemItem?
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    systemItem = item
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

extension UITabBarItem {
  /// Names a tab as its item does: by its title, the title of the system's own item, or its picture.
  func call(_ tab: inout Interface.View, of controller: UIViewController, by emitter: Emitter) {
    if let words = title ?? systemItem?.title(in: emitter.environment) ?? controller.title {
      tab.content = emitter.text(words)
    } else if let image {
      emitter.call(&tab, by: image)
    }
  }
}

extension UITabBarItem.SystemItem {
  /// What is written below the system's picture (UI tests of apps: `tabBars.buttons["Most Recent"]`); in English where
  /// the word of another language is not known.
  fileprivate func title(in environment: EnvironmentValues) -> String {
    switch self {
    case .more: SystemWord.more.text(in: environment)
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: SystemWord.search.text(in: environment)
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item by the name that it has; `nil` for a space.
  fileprivate var shared: BarItem? { BarItem(rawValue: "\(self)") }
}
