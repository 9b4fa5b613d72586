/// Screens of which one is shown, with a bar to choose them by.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: View, Renderable {
  let site = CallSite()
  let content: any View
  let get: (() -> AnyHashable?)?
  let set: (@MainActor (AnyHashable) -> Void)?

  init(_ content: any View, _ selection: Binding<SelectionValue>?) {
    self.content = content
    guard let selection else {
      get = nil
      set = nil
      return
    }
    get = { AnyHashable(selection.wrappedValue) }
    set = { if let value = $0.selectionValue(SelectionValue.self) { selection.wrappedValue = value } }
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where Content: View {
    self.init(content(), selection)
  }
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C> { self.init(content()._view, selection) }

  @MainActor func render(in context: RenderContext) -> Output {
    let state = context.keep("tab") { StateBox<Int?>(nil) }
    let seen = context.keep("seen") { SeenTabs() }
    let isBarHidden = context.keep("bar") { StateBox(BarAppearance.shared.hidesTabBars) }.get()
    let outline = TabPass(building: [])
    let known = context.at(.slot("tabs")).rendering(outline).render(content)
    let selection = get.map { get in context.evaluate { get() } } ?? nil
    let own = context.evaluate { state.get() }
    var chosen = 0
    if let selection, let index = known.pieces.firstIndex(where: { $0.traits.matches(selection) }) {
      chosen = index
    } else if let own, known.pieces.indices.contains(own) {
      chosen = own
    }
    let front = outline.places.indices.contains(chosen) ? outline.places[chosen] : nil
    if let front { seen.places.insert(front) }
    let pass = TabPass(building: seen.places)
    let accessory = context.environment.tabAccessory
    var within = context
    within.environment.tabAccessory = nil
    var inner = within.at(.slot("tabs")).rendering(pass).render(content)
    if let accessory, inner.pieces.indices.contains(chosen) {
      let bar = within.at(.slot("accessory")).render(accessory)
      inner.preferences.merge(bar.preferences)
      inner.pieces[chosen].modifications.append(
        .inset(Modification.Inset(pieces: bar.pieces, edge: .bottom)))
    }
    // What comes appears before what goes disappears.
    if let front { pass.nodes[front]?.cover(false) }
    for place in pass.places where place != front { pass.nodes[place]?.cover(true) }
    let tabs = inner.pieces.enumerated().map { index, piece -> TabsPiece.Tab in
      let value = piece.traits.candidates.first
      return TabsPiece.Tab(content: piece) {
        guard !piece.traits.tab.isDisabled else { return }
        if let set, let value { set(value) } else { state.set(index) }
      }
    }
    inner.pieces = []
    var piece = TabsPiece(
      tabs: tabs, selected: chosen, paging: context.environment.tabViewPaging, isBarHidden: isBarHidden)
    context.gatherFurtherTabs(of: &piece)
    piece.standSearchApart()
    return Output([Piece(.tabs(piece), in: context)], preferences: inner.preferences)
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) where Content: View { self.init(content(), nil) }
}

nonisolated extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> { self.init(content()._view, nil) }
}

/// Tabs as they stand.
struct TabsPiece {
  struct Tab {
    var content: Piece
    var choose: AppAction

    var traits: TabTraits { content.traits.tab }
  }

  var tabs: [Tab]
  var selected: Int
  /// How pages that are turned are shown; `nil` for tabs that stand in a bar.
  var paging: PageTabViewStyle?
  /// Whether there is no bar, since the app has told UIKit so.
  var isBarHidden = false

  /// Puts the tab to search by after the others, wherever it is written: it stands apart at the end of the bar.
  ///
  /// Source: p0dee.com, 2025-09-02 (iOS 26, set apart from the others). Beside a tab “More” it is assumed.
  mutating func standSearchApart() {
    guard paging == nil else { return }
    let order = tabs.indices.filter { !tabs[$0].traits.isSearch } + tabs.indices.filter { tabs[$0].traits.isSearch }
    selected = order.firstIndex(of: selected) ?? selected
    tabs = order.map { tabs[$0] }
  }
}

private enum TabPagingKey: EnvironmentKey {
  static let defaultValue: PageTabViewStyle? = nil
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: (any View)? { nil }
}

extension EnvironmentValues {
  /// How pages that are turned are shown; `nil` for tabs that stand in a bar.
  var tabViewPaging: PageTabViewStyle? {
    get { self[TabPagingKey.self] }
    set { self[TabPagingKey.self] = newValue }
  }
  /// What stands above the bar of the tabs, whichever of them is shown (Apple, “tabViewBottomAccessory(content:)”).
  var tabAccessory: (any View)? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    inheriting { $0.tabViewPaging = style as? PageTabViewStyle }
  }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    var tab = rendered { view, context in
      var output = context.at(.slot("content")).render(view)
      var place = context.at(.slot("tabItem"))
      place.isOutline = false
      let item = place.render(label)
      // A tab is one piece, whatever its content comes to.
      if output.pieces.count != 1 {
        output.pieces = [Piece(.group(output.pieces), in: context)]
      }
      output.modify { $0.traits.tab.item = item.pieces }
      return output
    }
    tab.isTab = true
    return tab
  }
  public func badge(_ count: Int) -> some View { rowTrait { row, _ in row.badge = count == 0 ? nil : "\(count)" } }
  public func badge(_ label: Text?) -> some View {
    rowTrait { row, context in row.badge = label?.words(in: context.environment) }
  }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    let accessory = content()
    return inheriting { $0.tabAccessory = accessory }
  }
  public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
    let accessory = isEnabled ? content() : nil
    return inheriting { $0.tabAccessory = accessory }
  }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> Self { self }
}

public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}
/// What a person has done to the tabs of a sidebar: nothing.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
public struct BadgeProminence: Hashable, Sendable {
  public static let standard = BadgeProminence()
  public static let increased = BadgeProminence()
  public static let decreased = BadgeProminence()
}
