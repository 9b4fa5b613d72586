internal import Interface

extension Emitter {
  mutating func list(_ rows: [Piece], _ editing: ListEditing?, _ path: PathKey) -> Interface.View {
    let outer = self.editing
    self.editing = editing
    defer { self.editing = outer }
    return make(.list, path, children: self.rows(rows))
  }

  /// The rows of a list, with what can be done to each.
  mutating func rows(_ pieces: [Piece]) -> [Interface.View] {
    pieces.map { piece in
      if let editing, let edit = piece.traits.edit {
        let piece = edit.editing.delete == nil ? piece : piece.withoutItsButton
        let content = self.view(piece)
        return edited(badged(content, piece), piece, edit, editing)
      }
      let content = self.view(piece)
      var view = badged(content, piece)
      let actions = swipeActions(of: piece.traits, piece.path)
      view.swipeActions = actions + view.swipeActions
      return view
    }
  }

  /// A row with its badge: a part of the label of what is one element, else a text of its own after what is in the row.
  ///
  /// Assumed: no recording has such a row.
  private mutating func badged(_ view: Interface.View, _ piece: Piece) -> Interface.View {
    guard let badge = piece.traits.badge, view.label == nil else { return view }
    if [.button, .navigationLink, .link, .text, .label].contains(view.kind) {
      return view.with { $0.label = Interface.Label(append: .constant(badge)) }
    }
    let words = make(.text, piece.path, part: "badge", text(badge))
    return make(.hstack, piece.path, part: "badged", children: [view, words])
  }

  /// A row in edit mode: one element that begins with “Remove”, and the handle that moves it.
  ///
  /// Sources: UI tests of apps on iPhones. A row is the button “Remove, apple/swift, …”, or “Remove, Lunch, SYNTHETIC
  /// Alpha”, and a tap on it shows the button “Delete”; its handle is “Reorder Remove”. A row that can be moved alone
  /// has the handle “Reorder Dumbbell Bench Press”.
  private mutating func edited(
    _ view: Interface.View, _ piece: Piece, _ edit: RowEdit, _ editing: ListEditing
  ) -> Interface.View {
    let path = piece.path
    var row = view
    var handle: String?
    if let delete = edit.editing.delete, !piece.traits.isDeleteDisabled {
      let remove = SystemWord.remove.text(in: environment)
      handle = remove
      let control = make(.image, path, part: "remove", .symbol(.constant("minus.circle.fill"))).with {
        $0.label = Interface.Label(.constant(remove))
        $0.removeTraits = [.image]
      }
      row = make(.hstack, path, part: "removable", children: [control, view])
      row.makeElement(.combine)
      takeCursor(of: &row)
      row.traits.append(.button)
      row.action = tokens.action { editing.remove(path) }
      if editing.removed == path {
        let confirm = make(.button, path, part: "delete", text(SystemWord.delete.text(in: environment))).with {
          $0.action = tokens.action {
            editing.remove(nil)
            delete(IndexSet(integer: edit.index))
          }
        }
        row = make(.hstack, path, part: "removing", children: [row, confirm])
      }
    }
    if let move = edit.editing.move, !piece.traits.isMoveDisabled {
      row.reordering = Reordering(at: tokens.place(edit.index, move), name: handle)
    }
    return row
  }

  /// The actions of a row that a swipe shows: trailing ones first.
  ///
  /// A row with none of its own can be deleted where its `ForEach` says so.
  private mutating func swipeActions(of traits: RowTraits, _ path: PathKey) -> [Interface.View] {
    let trailing = traits.swipeActions.filter { $0.edge == .trailing }.flatMap(\.items)
    let leading = traits.swipeActions.filter { $0.edge == .leading }.flatMap(\.items)
    if let edit = traits.edit, let delete = edit.editing.delete, !traits.isDeleteDisabled, trailing.isEmpty {
      let button = make(.button, path, part: "delete", text(SystemWord.delete.text(in: environment))).with {
        $0.action = tokens.action { delete(IndexSet(integer: edit.index)) }
      }
      return [button] + views(leading)
    }
    return views(trailing + leading)
  }

  mutating func section(_ section: SectionPiece, _ path: PathKey) -> Interface.View {
    var view = make(.section, path, children: rows(section.content))
    view.header = views(section.header)
    view.footer = views(section.footer)
    if let isExpanded = section.isExpanded {
      let bound = tokens.bound(.flag(isExpanded)) { section.setExpanded($0.flag ?? false) }
      view.isExpanded = bound
      if section.isDisclosing { view.header.disclose(bound) }
    }
    return view
  }

  mutating func disclosure(_ group: DisclosurePiece, _ path: PathKey) -> Interface.View {
    var view = make(.disclosureGroup, path, text(group.label.words), children: views(group.content))
    view.isExpanded = tokens.bound(.flag(group.isExpanded)) { group.set($0.flag ?? false) }
    view.action = tokens.action { group.set(!group.isExpanded) }
    return view
  }

  mutating func stack(_ stack: StackPiece, _ path: PathKey) -> Interface.View {
    let kind: Kind =
      switch stack.direction {
      case .horizontal: stack.isLazy ? .lazyHStack : .hstack
      case .vertical: stack.isLazy ? .lazyVStack : .vstack
      case .depth: .zstack
      }
    // A screen among other views stays together, with its bars at its own edges.
    var layers = stack.content.flatMap { kind != .zstack && $0.isOfScreens ? [self.view($0)] : views($0) }
    if kind == .zstack { layers.standInLayers() }
    var view = make(kind, path, children: layers)
    view.spacing = stack.spacing
    let alignment = stack.alignment.shared
    if alignment != .center { view.alignment = alignment }
    return view
  }

  mutating func chart(_ chart: ChartPiece, _ path: PathKey) -> Interface.View {
    var view = make(.chart, path, chart.title.map { text($0) } ?? .none)
    view.points = chart.points.filter { !$0.isHidden }.map {
      ChartPoint(label: .constant($0.label), value: .constant($0.value))
    }
    return view
  }

  mutating func tabs(_ tabs: TabsPiece, _ path: PathKey) -> Interface.View {
    if let paging = tabs.paging { return pages(tabs, paging, path) }
    let isOuterInTab = isInTab
    defer { isInTab = isOuterInTab }
    if tabs.tabs.indices.contains(tabs.selected), tabs.isBarHidden || tabs.tabs[tabs.selected].content.hidesTabBar {
      isInTab = true
      return make(.vstack, path, children: views(tabs.tabs[tabs.selected].content))
    }
    var view = make(.tabView, path)
    let names = tabs.tabs.enumerated().map { Emitter.name(of: $1, at: $0, among: tabs.tabs) }
    for (index, tab) in tabs.tabs.enumerated() {
      let (content, _) = content(tab.traits.item)
      let words: Interface.View.Content = content == .none ? text(tab.traits.item.itemTitle.words) : content
      // What is in a tab gets its place when the tab is opened for the first time, so that the tab does not go by it.
      let place = path.at(.slot("tab")).at(.index(index))
      isInTab = !tab.traits.isSearch
      var item = make(.tab, place, words, children: index == tabs.selected ? views(tab.content) : [])
      item.badge = tab.content.traits.badge.map { .constant($0) }
      item.identifier = names[index]
      for words in tab.traits.words { apply(words, to: &item) }
      view.children.append(item)
    }
    let all = tabs.tabs
    let selected = names.indices.contains(tabs.selected) ? names[tabs.selected] : ""
    view.selection = tokens.bound(.text(selected)) { value in
      guard let index = all.indices.first(where: { .text(names[$0]) == value }) else { return }
      all[index].choose()
    }
    return view
  }

  /// What a tab is called where it is chosen: by its identifier, if no other has the same.
  private static func name(of tab: TabsPiece.Tab, at index: Int, among tabs: [TabsPiece.Tab]) -> String {
    guard let identifier = tab.traits.identifier, tabs.count(where: { $0.traits.identifier == identifier }) == 1 else {
      return "tab \(index)"
    }
    return identifier
  }

  /// Pages side by side, which three fingers turn, with dots below.
  private mutating func pages(_ tabs: TabsPiece, _ paging: PageTabViewStyle, _ path: PathKey) -> Interface.View {
    let (all, index) = (tabs.tabs, tabs.selected)
    var page = make(.vstack, path, children: all.indices.contains(index) ? views(all[index].content) : [])
    guard all.count > 1 else { return page }
    page.nextPage = turning(to: index + 1, of: all)
    page.previousPage = turning(to: index - 1, of: all)
    page.page = Position(index: index + 1, count: all.count)
    guard paging.showsDots else { return page }
    var dots = make(.pageControl, path, part: "dots")
    dots.amount = tokens.bound(.number(Double(index + 1))) { value in
      guard let chosen = value.number.map({ Int($0) - 1 }), all.indices.contains(chosen) else { return }
      all[chosen].choose()
    }
    dots.total = .constant(Double(all.count))
    page.children.append(dots)
    return page
  }

  /// What turns to a page; `nil` if there is none there.
  private mutating func turning(to index: Int, of pages: [TabsPiece.Tab]) -> Action? {
    pages.indices.contains(index) ? tokens.action { pages[index].choose() } : nil
  }
}

extension Piece {
  /// Whether the bar of the tabs is gone while a tab shows this: the screen in front decides it (Apple, “toolbar(_:for:)”).
  fileprivate var hidesTabBar: Bool {
    if traits.tab.hidesBar { return true }
    if case .navigation(let stack) = kind { return stack.screens.last?.bar.hidden.contains(.tabBar) ?? false }
    if case .group(let pieces) = kind { return pieces.contains(where: \.hidesTabBar) }
    return false
  }
}

extension Alignment {
  /// The alignment as layout knows it; one of the app's own counts as the middle.
  var shared: Interface.Alignment {
    switch (horizontal, vertical) {
    case (.leading, .top): .topLeading
    case (.leading, .bottom): .bottomLeading
    case (.trailing, .top): .topTrailing
    case (.trailing, .bottom): .bottomTrailing
    case (_, .firstTextBaseline): .firstTextBaseline
    case (_, .lastTextBaseline): .lastTextBaseline
    case (.leading, _): .leading
    case (.trailing, _): .trailing
    case (_, .top): .top
    case (_, .bottom): .bottom
    default: .center
    }
  }
}

extension [Interface.View] {
  /// Has what lies on anything but a plain shape be seen against what is not known.
  fileprivate mutating func standInLayers() {
    var isCovered = false
    for index in indices {
      if isCovered, self[index].backgroundColor == nil {
        self[index].backgroundColor = .constant(Paint.unknownBackdrop)
      }
      let kind = self[index].kind
      if !kind.isPlainShape, kind != .text, kind != .spacer { isCovered = true }
    }
  }
}

extension Piece {
  /// Whether it is the screens of a navigation stack.
  fileprivate var isOfScreens: Bool {
    if case .screens = kind.part { return true }
    return false
  }

  /// What a row shows that is a button or leads to another screen: in edit mode a tap does neither.
  fileprivate var withoutItsButton: Piece {
    guard case .button(let button) = kind else { return self }
    var row = self
    row.kind = .group(button.label)
    return row
  }
}

extension [Interface.View] {
  /// Lets the first words tell whether what they stand over is shown, and show it.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  fileprivate mutating func disclose(_ bound: Bound) -> Bool {
    for index in indices {
      guard self[index].kind.has(.arranges) else {
        self[index].isExpanded = bound
        return true
      }
      var inner = Array(self[index].children)
      guard inner.disclose(bound) else { continue }
      self[index].children = ChunkedArray(inner)
      return true
    }
    return false
  }
}
