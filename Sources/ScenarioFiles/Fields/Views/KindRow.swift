import Interface

/// How a kind of view is written: its name, what may stand after it, and what it is.
struct KindRow: Sendable {
  /// What may stand after the key that names a kind.
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

  /// Whether the views inside can stand after the key `views`.
  var holdsViews: Bool { !content.isDisjoint(with: [.views, .iteration]) }
}

extension KindRow {
  /// How each kind is written, one row a kind.
  private static func row(of kind: Kind) -> KindRow {
    switch kind {
    case .text: KindRow(kind, .text, "Text that is read as it stands.")
    case .image: KindRow(kind, [.text, .symbol, .nothing], "An image of the app by its name, or a symbol.")
    case .label: KindRow(kind, .captioned, "Text with a symbol before it, as { text, symbol }.")
    case .labeledContent: KindRow(kind, .captioned, "A title with a value beside it.")

    case .button: KindRow(kind, .captioned, "A button.")
    case .link: KindRow(kind, .captioned, "A link to an address.")
    case .navigationLink: KindRow(kind, .captioned, "A row that leads to another screen.")
    case .menu: KindRow(kind, .captioned, "A button that opens the menu of the views inside.")
    case .toggle:
      KindRow(kind, .captioned, "A switch with its title; one without words is UIKit's, which passes over a value.")
    case .slider: KindRow(kind, .titled, "A slider with its title.")
    case .stepper: KindRow(kind, .titled, "A stepper with its title.")
    case .picker: KindRow(kind, .titled, "A choice between options.")
    case .datePicker: KindRow(kind, .titled, "A choice of a date or a time.")
    case .colorPicker: KindRow(kind, .titled, "A choice of a color.")
    case .textField: KindRow(kind, [.text, .nothing], "A field for one line of text, with its title.")
    case .secureField: KindRow(kind, [.text, .nothing], "A field for a password, with its title.")
    case .searchField: KindRow(kind, [.text, .nothing], "A field to search in, with its prompt.")
    case .textEditor: KindRow(kind, [.text, .nothing], "A field for text of many lines.")
    case .pageControl: KindRow(kind, [.text, .nothing], "The dots that show which page of several is open.")

    case .progressView: KindRow(kind, .titled, "Progress of a known amount, or an activity indicator.")
    case .gauge: KindRow(kind, .titled, "A value on a scale.")

    case .list: KindRow(kind, .titled, "Rows one below the other, which scroll.")
    case .section: KindRow(kind, .titled, "A part of a list or form, with its title.")
    case .form: KindRow(kind, .titled, "Controls in sections.")
    case .table: KindRow(kind, .titled, "A table of data: columns have titles, rows hold cells.")
    case .row: KindRow(kind, .container, "A row of a table.")
    case .grid: KindRow(kind, .titled, "Views in rows and columns.")
    case .gridRow: KindRow(kind, .container, "A row of a grid.")
    case .disclosureGroup: KindRow(kind, .captioned, "A title that shows and hides the views inside.")
    case .scrollView: KindRow(kind, .container, "Views that scroll.")
    case .cell: KindRow(kind, .captioned, "A cell of a table or collection.")

    case .navigationBar: KindRow(kind, .titled, "The bar at the top of a screen, with its title.")
    case .toolbar: KindRow(kind, .container, "A bar of buttons.")
    case .tabView: KindRow(kind, .container, "Several views of which one is open, with the tabs that open them.")
    case .tab: KindRow(kind, .captioned, "One of the views of a tab view, or one tab of a tab bar.")
    case .tabBar: KindRow(kind, .container, "A bar of tabs.")
    case .sheet: KindRow(kind, .titled, "Views that slide over the screen.")
    case .alert: KindRow(kind, .titled, "A message over the screen, with its buttons.")
    case .confirmationDialog: KindRow(kind, .titled, "A choice of actions over the screen.")
    case .popover: KindRow(kind, .titled, "Views in a bubble over the screen.")

    case .map: KindRow(kind, .titled, "A map; the views inside are its places.")
    case .marker: KindRow(kind, .titled, "A place on a map by its name, as MapKit marks it.")
    case .video: KindRow(kind, .titled, "A video player.")
    case .chart: KindRow(kind, .titled, "A chart of data points.")

    case .circle: KindRow(kind, .nothing, "A circle.")
    case .rectangle: KindRow(kind, .nothing, "A rectangle.")
    case .roundedRectangle: KindRow(kind, .nothing, "A rectangle with round corners.")
    case .capsule: KindRow(kind, .nothing, "A capsule.")
    case .ellipse: KindRow(kind, .nothing, "An ellipse.")

    case .hstack: KindRow(kind, .container, "Views side by side.")
    case .vstack: KindRow(kind, .container, "Views one below the other.")
    case .zstack: KindRow(kind, .container, "Views one over the other.")
    case .lazyHStack: KindRow(kind, .container, "Views side by side, made when they are needed.")
    case .lazyVStack: KindRow(kind, .container, "Views one below the other, made when they are needed.")
    case .group: KindRow(kind, .container, "Views taken together, without a layout of their own.")
    case .spacer: KindRow(kind, .nothing, "Empty space that grows.")
    case .divider: KindRow(kind, .nothing, "A thin line.")

    case .view: KindRow(kind, .container, "A plain view of UIKit with what was set on it.")
    case .element: KindRow(kind, .titled, "An accessibility element of UIKit that no view stands for, with its label.")

    case .forEach:
      KindRow(
        kind, .iteration, "The views inside, once for each item of a list: item in items, or item, index in items.")
    }
  }

  /// A symbol alone is short for an image of it.
  private static let symbol = KindRow(
    .image, .symbolName, "A symbol by its name, such as star.fill.", name: "symbol")

  /// The kinds, in the order of the reference.
  static let all = Kind.allCases.flatMap { kind in kind == .image ? [row(of: kind), symbol] : [row(of: kind)] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  static let names = all.map(\.name)

  /// The row of a key, or `nil` if the key names no kind.
  static func named(_ name: String) -> KindRow? { byName[name] }
}
