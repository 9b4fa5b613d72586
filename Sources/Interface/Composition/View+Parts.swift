extension View {
  /// The views that a resolved view puts on screen, in the order in which the system stacks and reads them.
  ///
  /// For most kinds these are the view's children. A bar, a section or a segmented picker is made of more than its
  /// author wrote: a back button, a header, a button for each segment.
  public var parts: Run<View> {
    switch kind {
    case .navigationBar: navigationBarParts
    case .section, .list, .form: sectionParts(around: rows)
    case .toolbar: toolbarParts
    case .tabView: tabViewParts
    // A menu shows its items once it is opened, a tab its content once it is chosen.
    case .menu, .tab: []
    case .picker: pickerParts
    case .disclosureGroup: isExpanded ? children : []
    case .alert, .confirmationDialog: isPresented ? alertParts : []
    case .sheet, .popover: isPresented ? children : []
    case .chart: chartParts
    case .table: tableParts
    default: children
    }
  }

  /// A view of the system's own that stands for a piece of this one.
  private func part(_ kind: Kind, _ text: Dynamic<String>, _ modifiers: [Modifier] = [], at index: Int = 0) -> View {
    var part = View(kind, .text(text), modifiers: modifiers, origin: origin)
    part.turns = turns + [Int32(clamping: -1 - index)]
    return part
  }

  private var navigationBarParts: Run<View> {
    var parts: Run<View> = []
    for case .back(let label) in modifiers {
      parts.append(part(.button, label, [.traits([.backButton]), .action(Action([.back]))]))
    }
    for case .leading(let views) in modifiers { parts += views }
    if case .text(let title) = content { parts.append(part(.text, title, [.traits([.header])], at: 1)) }
    parts += children
    for case .trailing(let views) in modifiers { parts += views }
    return parts
  }

  private var toolbarParts: Run<View> {
    var parts = children
    for case .leading(let views) in modifiers { parts = Run(views) + parts }
    for case .trailing(let views) in modifiers { parts += views }
    return parts
  }

  /// A header, the rows, a footer.
  ///
  /// SwiftUI gives the header of a section in a list the header trait.
  private func sectionParts(around rows: Run<View>) -> Run<View> {
    // A long list without a header is passed on as it is.
    guard content != .none || !modifiers.isEmpty else { return rows }
    var parts: Run<View> = []
    if case .text(let title) = content { parts.append(part(.text, title, [.traits([.header])])) }
    for case .header(let views) in modifiers { parts += views.map { $0.adding(.traits([.header])) } }
    parts += rows
    for case .footer(let views) in modifiers { parts += views }
    return parts
  }

  /// The places of the rows of a list or section among its parts: behind the headers, in front of the footers.
  public var rowPlaces: Range<Int> {
    var footers = 0
    for case .footer(let views) in modifiers { footers += views.count }
    let end = parts.count - footers
    return end - rows.count..<end
  }

  /// The rows of a list or section, none of them while a section is closed (SwiftUI's `Section(isExpanded:)`).
  private var rows: Run<View> {
    guard kind == .section else { return children }
    for case .isExpanded(let bound) in modifiers where bound.value.constant == .flag(false) { return [] }
    return children
  }

  /// The content of the selected tab, then the bar with all tabs.
  private var tabViewParts: Run<View> {
    let tabs = children.filter { $0.kind == .tab }
    let chosen = tabs.firstIndex { $0.matches(selection) } ?? 0
    var parts: Run<View> = []
    if tabs.indices.contains(chosen) {
      parts.append(View(.group, children: tabs[chosen].children, origin: tabs[chosen].origin))
    }
    let buttons = tabs.enumerated().map { index, tab in
      let button = tab.adding(.selected(.constant(index == chosen)))
      guard let target = selection?.target else { return button }
      return button.adding(.action(Action([.assign(target, .text(tab.tag))])))
    }
    parts.append(View(.tabBar, children: buttons, origin: origin))
    return parts
  }

  private func matches(_ selection: Bound?) -> Bool {
    selection?.value.constant?.text == tag
  }

  /// What a tab view's selection is when this tab is chosen: its identifier, else its title.
  private var tag: String {
    for case .identifier(let identifier) in modifiers { return identifier }
    return title ?? ""
  }

  /// The segments or rows of a picker whose choices are all on screen; none for a menu or a wheel.
  private var pickerParts: Run<View> {
    style == "segmented" || style == "inline" ? Run(choices) : []
  }

  /// A button for each choice of a picker, which selects it.
  public var choices: [View] {
    let chosen = selection?.value.constant
    return options.enumerated().map { index, option in
      let label = option.label.constant ?? ""
      var modifiers: [Modifier] = [.selected(.constant(option.choice == chosen)), .enabled(option.isEnabled)]
      if let target = selection?.target { modifiers.append(.action(Action([.assign(target, option.choice)]))) }
      var segment = part(.button, .constant(label), modifiers, at: index)
      if let symbol = option.symbol {
        segment.content = label.isEmpty ? .symbol(symbol) : .textAndSymbol(.constant(label), symbol: symbol)
      }
      return segment
    }
  }

  private var alertParts: Run<View> {
    var parts: Run<View> = []
    if case .text(let title) = content { parts.append(part(.text, title)) }
    for case .message(let message) in modifiers { parts.append(part(.text, message, at: 1)) }
    return parts + children
  }

  private var chartParts: Run<View> {
    for case .points(let points) in modifiers {
      let marks = points.enumerated().map { index, point in
        part(.element, point.label, [.label(Label(point.label)), .value(point.value)], at: index)
      }
      return Run(marks) + children
    }
    return children
  }

  /// A row of column headers, then the rows.
  private var tableParts: Run<View> {
    for case .columns(let columns) in modifiers {
      let headers = columns.enumerated().map { index, column in part(.text, column, at: index) }
      return sectionParts(around: [View(.row, children: headers, origin: origin)] + children)
    }
    return sectionParts(around: children)
  }

  /// The view with one more modifier, in front of the author's own so that those win.
  public func adding(_ modifier: Modifier) -> View {
    var view = self
    view.modifiers.insert(modifier, at: 0)
    return view
  }
}

extension Screen {
  /// The title, or that of the navigation bar among the screen's own views; `nil` if there is neither.
  public var heading: Dynamic<String>? {
    if let title { return title }
    let bar = views.indices(of: .bar) { $0.kind == .navigationBar }.first
    guard case .text(let words) = bar.map({ views[$0].content }) else { return nil }
    return words
  }

  /// The views of a resolved screen with the navigation bar that its title and its way back ask for.
  ///
  /// They go into the author's own bar if the screen has one. A heading with the words of the title is the title.
  public var parts: Run<View> {
    let words = title?.constant ?? ""
    let isShown = words.isEmpty || views.contains(.heading) { $0.shows(title: words) }
    let ownBar = views.indices(of: .bar) { $0.kind == .navigationBar }.first
    guard !isShown || back != nil else { return views }
    var bar = ownBar.map { self.views[$0] } ?? View(.navigationBar, origin: origin)
    if !isShown { bar.content = .text(.constant(words)) }
    if let back, !bar.hasWayBack { bar.modifiers.append(.back(.constant(back))) }
    var parts = views
    if let ownBar { parts[ownBar] = bar } else { parts.insert(bar, at: 0) }
    return parts
  }
}

extension View {
  fileprivate func shows(title: String) -> Bool {
    if kind == .navigationBar, self.title != nil { return true }
    if isHeading(title) { return true }
    return children.contains(.heading) { $0.shows(title: title) }
  }

  /// Whether a bar has a button of the author's that leads back.
  fileprivate var hasWayBack: Bool {
    for case .back in modifiers { return true }
    return false
  }

  private func isHeading(_ words: String) -> Bool {
    guard self.title == words else { return false }
    for case .traits(let traits) in modifiers where traits.contains(.header) { return true }
    return false
  }
}
