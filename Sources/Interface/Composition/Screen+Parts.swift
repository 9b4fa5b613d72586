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
