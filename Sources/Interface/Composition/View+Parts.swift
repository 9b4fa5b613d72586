extension View {
  /// The views that a resolved view puts on screen, in the order in which the system stacks and reads them.
  ///
  /// For most kinds these are the view's children. A bar, a section or a segmented picker is made of more than its
  /// author wrote: a back button, a header, a button for each segment.
  package var parts: ChunkedArray<View> {
    switch kind {
    case .navigationBar: navigationBarParts
    case .section, .list, .form: sectionParts(around: rows)
    case .toolbar: toolbarParts
    case .tabView: tabViewParts
    case .tabBar: tabs
    // A menu shows its items once it is opened, a tab its content once it is chosen.
    case .menu, .tab: []
    case .picker: pickerParts
    case .disclosureGroup: isOpen ? children : []
    case .alert, .confirmationDialog: isOnScreen ? alertParts : []
    case .sheet, .popover: isOnScreen ? children : []
    case .chart: chartParts
    case .table: tableParts
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .toggle, .slider, .stepper,
      .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl, .progressView,
      .gauge, .row, .grid, .gridRow, .scrollView, .cell, .map, .video, .circle, .rectangle, .roundedRectangle, .capsule,
      .ellipse, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view, .element,
      .forEach:
      children
    }
  }

  /// A view of the system's own that stands for a piece of this one.
  private func part(_ kind: Kind, _ text: Dynamic<String>, at index: Int = 0) -> View {
    var part = View(kind, .text(text), origin: origin)
    part.turns = turns + [Int32(clamping: -1 - index)]
    return part
  }

  /// The items of a bar with its title between them, or after them where it is large and so stands below.
  ///
  /// Source of the large title's place: a tracker of habits, whose test for XCUIVoiceOverService on iOS 27 hears “Manage
  /// habits”, “Add habit”, “Today”.
  private var navigationBarParts: ChunkedArray<View> {
    var parts: ChunkedArray<View> = []
    if let back = self.back {
      var button = part(.button, back)
      button.traits = [.backButton]
      button.action = Action([.back])
      parts.append(button)
    }
    parts += self.leading
    var title: View?
    if case .text(let words) = content { title = part(.text, words, at: 1).heading }
    if let title, !self.hasLargeTitle { parts.append(title) }
    parts += children
    parts += self.trailing
    if let title, self.hasLargeTitle { parts.append(title) }
    return parts
  }

  private var toolbarParts: ChunkedArray<View> { ChunkedArray(self.leading) + children + self.trailing }

  /// A header, the rows, a footer.
  ///
  /// SwiftUI gives the header of a section in a list the header trait.
  private func sectionParts(around rows: ChunkedArray<View>) -> ChunkedArray<View> {
    // A long list without a header is passed on as it is.
    guard content != .none || !self.header.isEmpty || !self.footer.isEmpty else { return rows }
    var parts: ChunkedArray<View> = []
    if case .text(let title) = content { parts.append(part(.text, title).heading) }
    // In a table of UIKit's all that stands there is a heading (WordPress-iOS, pull request 13210, iOS 13); that it still
    // is so is assumed.
    let isTable = rows.first?.kind == .cell
    parts += self.header.map { isTable || $0.isHeadingOfSection ? $0.heading : $0 }
    parts += rows
    parts += self.footer
    return parts
  }

  /// Whether a view in a section's header is heard as a heading.
  ///
  /// In SwiftUI what is an element there is: a text (AccessibilitySnapshot, SwiftUIListSectionTests), each of a text and a
  /// button, a row that is combined (rjchatfield/AX, iOS 16). A stack leaves what is in it its own traits
  /// (SAP/cloud-sdk-ios-fiori, issue 1509: “Needs Attention”, “All To-Dos button heading”, of which the second had asked
  /// for it).
  private var isHeadingOfSection: Bool {
    !kind.has(.arranges) || label != nil || childBehavior == .combine || childBehavior == .ignore
  }

  /// The places of the rows of a list or section among its parts: after the headers, before the footers.
  package var rowPlaces: Range<Int> {
    let end = parts.count - self.footer.count
    return end - rows.count..<end
  }

  /// The rows of a list or section, none of them while a section is closed (SwiftUI's `Section(isExpanded:)`).
  private var rows: ChunkedArray<View> {
    kind == .section && self.isExpanded?.value.constant == .flag(false) ? [] : children
  }

  /// The tabs of a bar: one that does nothing of its own is chosen by a tap, after which the others are not any more.
  private var tabs: ChunkedArray<View> {
    guard let target = self.selection?.target else { return children }
    let tags = tags(of: children.filter { $0.kind == .tab })
    let chosen = chosenTab(among: tags)
    var number = 0
    return ChunkedArray(
      children.map { child in
        guard child.kind == .tab else { return child }
        defer { number += 1 }
        var tab = child
        if let chosen { tab.selected = .constant(number == chosen) }
        // One that cannot be used is not chosen, though it is never called dimmed.
        if child.enabled?.constant != false {
          tab.action = child.action ?? Action([.assign(target, tags[number])])
        }
        return tab
      })
  }

  /// The content of the selected tab, then the bar with all tabs; or the page that is shown, with the dots of all pages.
  private var tabViewParts: ChunkedArray<View> {
    let tabs = children.filter { $0.kind == .tab }
    let tags = tags(of: tabs)
    let chosen = shownTab
    var parts: ChunkedArray<View> = []
    if tabViewStyle == .page, tabs.indices.contains(chosen) { return [page(chosen, of: tabs, tags)] }
    if tabs.indices.contains(chosen) {
      parts.append(View(.group, children: tabs[chosen].children, origin: tabs[chosen].origin))
    }
    let buttons = tabs.enumerated().map { index, tab in
      var button = tab
      // What its author says of the tab itself counts.
      if button.selected?.constant != true { button.selected = .constant(index == chosen) }
      if let target = self.selection?.target {
        button.action = tab.action ?? Action([.assign(target, tags[index])])
      }
      return button
    }
    parts.append(View(.tabBar, children: buttons, origin: origin))
    return parts
  }

  /// The page that is shown, which three fingers turn, with the dots of all pages where there are more.
  private func page(_ index: Int, of pages: ChunkedArray<View>, _ tags: [Value]) -> View {
    var page = View(.group, children: pages[index].children, origin: pages[index].origin)
    guard pages.count > 1 else { return page }
    var dots = View(.pageControl, origin: origin)
    dots.turns = turns + [-1]
    dots.amount = Bound(.constant(.number(Double(index + 1))))
    dots.total = .constant(Double(pages.count))
    if let target = self.selection?.target {
      let turn = { (page: Int) in
        tags.indices.contains(page) ? Action([.assign(target, tags[page])]) : nil
      }
      (dots.increment, dots.decrement) = (turn(index + 1), turn(index - 1))
      (page.nextPage, page.previousPage) = (dots.increment, dots.decrement)
      page.page = Position(index: index + 1, count: pages.count)
    }
    page.children.append(dots)
    return page
  }

  /// The place of the tab of a tab view that is shown: the first one where none is selected.
  package var shownTab: Int { chosenTab(among: tags(of: children.filter { $0.kind == .tab })) ?? 0 }

  /// The place of the tab that is selected among all tabs.
  private func chosenTab(among tags: [Value]) -> Int? {
    guard let chosen = self.selection?.value.constant, chosen != .null else { return nil }
    return tags.firstIndex { $0 == chosen || $0.text == chosen.text }
  }

  /// What a tab view's selection is when each of its tabs is chosen: the tag of the tab, else, where the selection is a
  /// number, the number of the tab; else its identifier, or its title, or the key of that in the app's tables, which is the
  /// same in all languages; its number where another tab has the same, or none of them is there.
  private func tags(of tabs: ChunkedArray<View>) -> [Value] {
    var known: Set<String> = []
    let isCounted = self.selection?.value.constant?.number != nil
    return tabs.enumerated().map { index, tab in
      if let tag = tab.tag?.constant { return tag }
      if isCounted { return .number(Double(index + 1)) }
      let key = tab.translations.first { $0.words == tab.title }?.key
      let tag = tab.identifier ?? key ?? tab.title ?? ""
      return .text(!tag.isEmpty && known.insert(tag).inserted ? tag : "\(index + 1)")
    }
  }

  /// The segments or rows of a picker whose choices are all on screen; none for a menu or a wheel.
  private var pickerParts: ChunkedArray<View> { showsChoices ? ChunkedArray(choices) : [] }

  /// Which of the options of a picker is chosen, counted from zero; `nil` where the selection is none of them.
  ///
  /// SwiftUI shows nothing then. A wheel always stands on one of its rows, without a choice on the first (UIKit,
  /// UIPickerView); that it says so is assumed.
  package var chosenOption: Int? {
    let selection = self.selection?.value.constant
    let chosen = selection.flatMap { selection in self.options.firstIndex { $0.choice == selection } }
    return chosen ?? (pickerStyle == .wheel && !self.options.isEmpty ? 0 : nil)
  }

  /// A button for each choice of a picker, which selects it.
  package var choices: [View] {
    let chosen = self.selection?.value.constant
    return self.options.enumerated().map { index, option in
      let label = option.label.constant ?? ""
      var segment = part(.button, .constant(label), at: index)
      segment.selected = .constant(option.choice == chosen)
      segment.enabled = option.isEnabled
      if let target = self.selection?.target { segment.action = Action([.assign(target, option.choice)]) }
      if let symbol = option.symbol {
        segment.content = label.isEmpty ? .symbol(symbol) : .textAndSymbol(.constant(label), symbol: symbol)
      }
      return segment
    }
  }

  private var alertParts: ChunkedArray<View> {
    var parts: ChunkedArray<View> = []
    if case .text(let title) = content { parts.append(part(.text, title)) }
    if let message = self.message { parts.append(part(.text, message, at: 1)) }
    return parts + children
  }

  /// All data points of a chart, also those of its series.
  package var allPoints: [ChartPoint] { self.points + self.series.flatMap(\.points) }

  private var chartParts: ChunkedArray<View> {
    let marks = allPoints.enumerated().map { index, point in
      part(.element, point.label, at: index).with {
        $0.label = Label(point.label)
        $0.value = point.value
        $0.alignment = .center
      }
    }
    return marks.isEmpty ? children : ChunkedArray(marks) + children
  }

  /// A row of column headers, then the rows.
  private var tableParts: ChunkedArray<View> {
    guard !self.columns.isEmpty else { return sectionParts(around: children) }
    let headers = self.columns.enumerated().map { index, column in part(.text, column, at: index) }
    return sectionParts(around: [View(.row, children: headers, origin: origin)] + children)
  }

  /// The view as a heading, unless its author takes the trait away.
  private var heading: View { self.removeTraits.contains(.header) ? self : with { $0.traits.append(.header) } }
}

extension Screen {
  /// The title, or that of the navigation bar among the screen's own views; `nil` if there is neither.
  package var heading: Dynamic<String>? {
    if let title { return title }
    let bar = views.indices(of: .bar) { $0.kind == .navigationBar }.first
    guard case .text(let words) = bar.map({ views[$0].content }) else { return nil }
    return words
  }

  /// The title of the navigation bar in the tab that is chosen, on a resolved screen; `nil` where there is none.
  package var titleInTab: String? {
    let tab = views.first { $0.kind == .tabView }?.parts.first
    return tab?.children.first { $0.kind == .navigationBar }?.title
  }

  /// The tabs on a resolved screen of which each keeps what is pushed from it; `nil` where there are none, or pages instead.
  package var tabView: View? { views.first { $0.kind == .tabView && $0.tabViewStyle != .page } }

  /// The views of a resolved screen with the navigation bar that its title and its way back ask for.
  ///
  /// They go into the author's own bar if the screen has one. A heading with the words of the title is the title. What was
  /// pushed from a tab stands in that tab.
  package var parts: ChunkedArray<View> {
    guard var tabs = tabsAround else { return ownParts }
    var views = ownParts
    // A menu stands over the whole.
    let isMenuOpen = views.last?.systemPart == .openMenu
    let menu = isMenuOpen ? [views.remove(at: views.count - 1)] : []
    tabs.show(views)
    return [tabs] + menu
  }

  private var ownParts: ChunkedArray<View> {
    let words = title?.constant ?? ""
    let isShown = words.isEmpty || views.contains(.heading) { $0.shows(title: words) }
    let ownBar = views.indices(of: .bar) { $0.kind == .navigationBar }.first
    guard !isShown || back != nil else { return views }
    var bar = ownBar.map { self.views[$0] } ?? View(.navigationBar, origin: origin)
    if !isShown { bar.content = .text(.constant(words)) }
    if let back, !bar.hasWayBack { bar.back = .constant(back) }
    var parts = views
    if let ownBar { parts[ownBar] = bar } else { parts.insert(bar, at: 0) }
    return parts
  }
}

extension View {
  /// Has a tab view show views in its tab that is chosen.
  fileprivate mutating func show(_ views: ChunkedArray<View>) {
    let shown = children.indices.filter { children[$0].kind == .tab }
    let chosen = shownTab
    if shown.indices.contains(chosen) { children[shown[chosen]].children = views }
  }

  fileprivate func shows(title: String) -> Bool {
    // What stands in front of the screen has a title of its own.
    if kind.has(.presentation) { return false }
    if kind == .navigationBar, self.title != nil { return true }
    if isHeading(title) { return true }
    return children.contains(.heading) { $0.shows(title: title) }
  }

  /// Whether a bar has a button of the author's that leads back.
  fileprivate var hasWayBack: Bool {
    self.back != nil || self.leading.contains { $0.traits.contains(.backButton) }
      || children.contains { $0.traits.contains(.backButton) }
  }

  private func isHeading(_ words: String) -> Bool { title == words && self.traits.contains(.header) }
}
