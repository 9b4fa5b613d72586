extension View {
  /// The tabs of a bar: one that does nothing of its own is chosen by a tap, after which the others are not any more.
  var tabs: ChunkedArray<View> {
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
  var tabViewParts: ChunkedArray<View> {
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

  /// Has a tab view show views in its tab that is chosen.
  mutating func show(_ views: ChunkedArray<View>) {
    let shown = children.indices.filter { children[$0].kind == .tab }
    let chosen = shownTab
    if shown.indices.contains(chosen) { children[shown[chosen]].children = views }
  }
}
