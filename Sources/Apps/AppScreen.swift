package import Interface

/// What an app shows at one moment.
package struct AppScreen: Sendable, Hashable {
  /// What the author calls the screen.
  package var name: String
  /// The title and the views, in which nothing depends on state any more: `if` is decided, `forEach` is unrolled.
  package var content: Screen
  /// The way back to the screen before, in a bar at the top; `nil` if nothing came before, or if it is in the views.
  package var back: WayBack?
  /// Whether it covers the screen before, as a sheet does, rather than follow it.
  package var isPresented = false
  /// Whether it is a menu that stands over the screen; the last view of the content is then a sheet with the items in it.
  package var isMenu = false

  package init(_ name: String, _ content: Screen, back: WayBack? = nil) {
    self.name = name
    self.content = content
    self.back = back
  }

  /// A menu over a screen, in the place of another one that is open.
  package init(menuOf items: [View], over screen: AppScreen) {
    self = screen
    if isMenu { content.views.removeLast() }
    content.views.append(View(.sheet, children: items).with { $0.systemPart = .openMenu })
    isMenu = true
  }
}

/// A button that leads back.
package struct WayBack: Sendable, Hashable {
  /// The title of the screen that it leads to, which it bears; `nil` for a screen without one.
  package var title: String?

  package init(title: String? = nil) {
    self.title = title
  }
}
