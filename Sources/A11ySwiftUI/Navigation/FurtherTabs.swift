extension RenderContext {
  /// How many tabs the bar of a phone has room for.
  private static let mostTabs = 5

  /// Puts the tabs that the bar has no room for on the list of one more tab.
  ///
  /// Source: Apple, `UITabBarController`, “The More navigation controller”: of more than five it shows four, and “More”,
  /// whose list leads to the others.
  func gatherFurtherTabs(of tabs: inout TabsPiece) {
    guard tabs.paging == nil, tabs.tabs.count > Self.mostTabs else { return }
    let place = at(.slot("more"))
    let isListed = keep("isMoreListed") { StateBox(false) }
    let isListShown = evaluate { isListed.get() }
    let shown = Self.mostTabs - 1
    let title = place.render(Text(SystemWord.more)).pieces

    let rows = tabs.tabs.enumerated().dropFirst(shown).map { index, tab in
      let link = ButtonPiece(label: tab.traits.item, role: .navigation) {
        isListed.set(false)
        tab.choose()
      }
      return Piece(.button(link), in: place.at(.index(index)))
    }
    var list = NavigationPiece.Screen(
      id: place.path, content: [Piece(.list(rows, editing: nil), in: place.at(.slot("list")))], bar: BarContent())
    list.bar.title = title.words
    var stack = NavigationPiece(screens: [list], back: nil)
    if tabs.selected >= shown, !isListShown {
      let content = tabs.tabs[tabs.selected].content
      stack.back = { isListed.set(true) }
      if case .navigation(let own) = content.kind {
        stack.screens += own.screens
        stack.back = own.back ?? stack.back
      } else {
        stack.screens.append(NavigationPiece.Screen(id: content.path, content: [content], bar: BarContent()))
      }
    }

    let isMoreSelected = isListShown || tabs.selected >= shown
    var more = TabsPiece.Tab(content: Piece(.navigation(stack), in: place.at(.slot("stack")))) { isListed.set(true) }
    more.content.traits.tab.item = title
    tabs.tabs = tabs.tabs.prefix(shown).map { tab in
      var tab = tab
      let choose = tab.choose
      tab.choose = {
        isListed.set(false)
        choose()
      }
      return tab
    }
    tabs.tabs.append(more)
    if isMoreSelected { tabs.selected = shown }
  }
}
