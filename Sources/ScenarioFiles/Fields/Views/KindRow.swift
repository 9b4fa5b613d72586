import Interface

/// How a kind of view is written: its name, what may stand behind it, and what it is.
struct KindRow: Sendable {
  /// What may stand behind the key that names a kind.
  struct Content: OptionSet, Sendable {
    let rawValue: Int

    /// Text, such as the title of a button.
    static let text = Content(rawValue: 1)
    /// A symbol, as `{ symbol: star.fill }`.
    static let symbol = Content(rawValue: 2)
    /// Views: a list of them, or one.
    static let views = Content(rawValue: 4)
    /// Nothing: the name alone makes a view.
    static let nothing = Content(rawValue: 8)
    /// A variable and a list, as `item in items`.
    static let iteration = Content(rawValue: 16)
    /// The name of a symbol, as text.
    static let symbolName = Content(rawValue: 32)

    /// What has a title and holds views.
    static let titled: Content = [.text, .views, .nothing]
    /// What shows text, a symbol or both, or views in their place.
    static let captioned: Content = [.text, .symbol, .views, .nothing]
    /// What only holds views.
    static let container: Content = [.views, .nothing]
  }

  /// The key in a scenario.
  let name: String
  let kind: Kind
  let content: Content
  /// One sentence; the description in the schema.
  let summary: String

  init(_ kind: Kind, _ content: Content, _ summary: String, name: String? = nil) {
    self.name = name ?? kind.rawValue
    self.kind = kind
    self.content = content
    self.summary = summary
  }

  /// Whether a symbol can stand beside the text, under the key `symbol`.
  var takesSymbol: Bool { content.isSuperset(of: .captioned) }

  /// Whether the views inside can stand behind the key `views`.
  var holdsViews: Bool { !content.isDisjoint(with: [.views, .iteration]) }
}

extension KindRow {
  /// The kinds, in the order of the reference; `symbol` is short for an image of a symbol.
  static let all: [KindRow] = [
    KindRow(.text, .text, "Text that is read as it stands."),
    KindRow(.image, [.text, .symbol, .nothing], "An image of the app by its name, or a symbol."),
    KindRow(.image, .symbolName, "A symbol by its name, such as star.fill.", name: "symbol"),
    KindRow(.label, .captioned, "Text with a symbol in front of it, as { text, symbol }."),
    KindRow(.labeledContent, .captioned, "A title with a value beside it."),

    KindRow(.button, .captioned, "A button."),
    KindRow(.link, .captioned, "A link to an address."),
    KindRow(.navigationLink, .captioned, "A row that leads to another screen."),
    KindRow(.menu, .captioned, "A button that opens the menu of the views inside."),
    KindRow(.toggle, .captioned, "A switch with its title; one without words is UIKit's, which passes over a value."),
    KindRow(.slider, .titled, "A slider with its title."),
    KindRow(.stepper, .titled, "A stepper with its title."),
    KindRow(.picker, .titled, "A choice between options."),
    KindRow(.datePicker, .titled, "A choice of a date or a time."),
    KindRow(.colorPicker, .titled, "A choice of a color."),
    KindRow(.textField, [.text, .nothing], "A field for one line of text, with its title."),
    KindRow(.secureField, [.text, .nothing], "A field for a password, with its title."),
    KindRow(.searchField, [.text, .nothing], "A field to search in, with its prompt."),
    KindRow(.textEditor, [.text, .nothing], "A field for text of many lines."),
    KindRow(.pageControl, [.text, .nothing], "The dots that show which page of several is open."),

    KindRow(.progressView, .titled, "Progress of a known amount, or an activity indicator."),
    KindRow(.gauge, .titled, "A value on a scale."),

    KindRow(.list, .titled, "Rows one below the other, which scroll."),
    KindRow(.section, .titled, "A part of a list or form, with its title."),
    KindRow(.form, .titled, "Controls in sections."),
    KindRow(.table, .titled, "A table of data: columns have titles, rows hold cells."),
    KindRow(.row, .container, "A row of a table."),
    KindRow(.grid, .titled, "Views in rows and columns."),
    KindRow(.gridRow, .container, "A row of a grid."),
    KindRow(.disclosureGroup, .captioned, "A title that shows and hides the views inside."),
    KindRow(.scrollView, .container, "Views that scroll."),
    KindRow(.cell, .captioned, "A cell of a table or collection."),

    KindRow(.navigationBar, .titled, "The bar at the top of a screen, with its title."),
    KindRow(.toolbar, .container, "A bar of buttons."),
    KindRow(.tabView, .container, "Several views of which one is open, with the tabs that open them."),
    KindRow(.tab, .captioned, "One of the views of a tab view, or one tab of a tab bar."),
    KindRow(.tabBar, .container, "A bar of tabs."),
    KindRow(.sheet, .titled, "Views that slide over the screen."),
    KindRow(.alert, .titled, "A message over the screen, with its buttons."),
    KindRow(.confirmationDialog, .titled, "A choice of actions over the screen."),
    KindRow(.popover, .titled, "Views in a bubble over the screen."),

    KindRow(.map, .titled, "A map; the views inside are its places."),
    KindRow(.video, .titled, "A video player."),
    KindRow(.chart, .titled, "A chart of data points."),

    KindRow(.circle, .nothing, "A circle."),
    KindRow(.rectangle, .nothing, "A rectangle."),
    KindRow(.roundedRectangle, .nothing, "A rectangle with round corners."),
    KindRow(.capsule, .nothing, "A capsule."),
    KindRow(.ellipse, .nothing, "An ellipse."),

    KindRow(.hstack, .container, "Views side by side."),
    KindRow(.vstack, .container, "Views one below the other."),
    KindRow(.zstack, .container, "Views one over the other."),
    KindRow(.lazyHStack, .container, "Views side by side, made when they are needed."),
    KindRow(.lazyVStack, .container, "Views one below the other, made when they are needed."),
    KindRow(.group, .container, "Views taken together, without a layout of their own."),
    KindRow(.spacer, .nothing, "Empty space that grows."),
    KindRow(.divider, .nothing, "A thin line."),

    KindRow(.view, .container, "A plain view of UIKit with what was set on it."),
    KindRow(.element, .titled, "An accessibility element of UIKit that no view stands for, with its label."),

    KindRow(.forEach, .iteration, "The views inside, once for each item of a list: item in items."),
  ]

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  static let names = all.map(\.name)

  /// The row of a key, or `nil` if the key names no kind.
  static func named(_ name: String) -> KindRow? { byName[name] }
}
