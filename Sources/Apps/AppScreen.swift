public import Interface

/// What an app shows at one moment.
public struct AppScreen: Sendable, Hashable {
  /// What the author calls the screen.
  public var name: String
  /// The title and the views, in which nothing depends on state any more: `if` is decided, `forEach` is unrolled.
  public var content: Screen
  /// The way back to the screen before, in a bar at the top; `nil` if nothing came before, or if it is in the views.
  public var back: WayBack?
  /// Whether it covers the screen before, as a sheet does, rather than follow it.
  public var isPresented = false
  /// Whether it is a menu that stands over the screen; the content is then one sheet with the items in it.
  public var isMenu = false

  public init(_ name: String, _ content: Screen, back: WayBack? = nil) {
    self.name = name
    self.content = content
    self.back = back
  }

  /// A menu over a screen.
  public init(menuOf items: [View], over screen: AppScreen) {
    self.init(screen.name, Screen(views: [View(.sheet, children: items)]))
    isMenu = true
  }
}

/// A button that leads back.
public struct WayBack: Sendable, Hashable {
  /// The title of the screen that it leads to, which it bears; `nil` for a screen without one.
  public var title: String?

  public init(title: String? = nil) {
    self.title = title
  }
}
