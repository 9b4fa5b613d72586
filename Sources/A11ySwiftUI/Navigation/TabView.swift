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
    var inner = context.at(.slot("tabs")).rendering(pass).render(content)
    // What comes appears before what goes disappears.
    if let front { pass.nodes[front]?.cover(false) }
    for place in pass.places where place != front { pass.nodes[place]?.cover(true) }
    let tabs = inner.pieces.enumerated().map { index, piece -> TabsPiece.Tab in
      let value = piece.traits.candidates.first
      return TabsPiece.Tab(
        label: piece.traits.tabItem, badge: piece.traits.badge, content: piece, isSearch: piece.traits.isTabSearch,
        choose: {
          if let set, let value { set(value) } else { state.set(index) }
        })
    }
    inner.pieces = []
    let piece = TabsPiece(tabs: tabs, selected: chosen, isPaged: context.environment.isTabViewPaged)
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
    var label: [Piece]
    var badge: String?
    var content: Piece
    var isSearch: Bool
    var choose: AppAction
  }

  var tabs: [Tab]
  var selected: Int
  var isPaged: Bool
}

private enum TabPagedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isTabViewPaged: Bool {
    get { self[TabPagedKey.self] }
    set { self[TabPagedKey.self] = newValue }
  }
}

/// A tab.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Never
  nonisolated var _view: any View { get }
}

nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  public var _view: any View {
    let tab = content.tabItem { label }.trait { [role] in $0.isTabSearch = role == .search }
    guard let value else { return tab }
    return tab.tag(value)
  }

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value, nil, content(), label())
  }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value, role, content(), label())
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, nil, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, nil, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage))) }
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, nil, content(), DefaultTabLabel(Text(titleKey), Image(image)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, nil, content(), DefaultTabLabel(Text(title), Image(image)))
  }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), DefaultTabLabel(nil, Image(systemName: "magnifyingglass")))
  }
}

nonisolated extension Tab where Value == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, nil, content(), label())
  }
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, role, content(), label())
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(image)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(image)))
  }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), DefaultTabLabel(nil, Image(systemName: "magnifyingglass")))
  }
}

nonisolated public struct DefaultTabLabel: View, Renderable {
  let title: Text?
  let image: Image

  init(_ title: Text?, _ image: Image) {
    self.title = title
    self.image = image
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Label(title ?? Text(.computed { SystemWord.search.text(in: $0) }), image))
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
{
  public typealias TabValue = SelectionValue
  let content: Content
  public var _view: any View { content._view }
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Footer == EmptyView { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView { self.content = content() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView { self.content = content() }
}

/// Several tabs, or one that is changed.
nonisolated public struct _TabList<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  public let _view: any View
  init(_ children: [any View]) { _view = TupleView(children: children, ()) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public nonisolated var _view: any View {
    let content = content
    return ForEach<Data, ID, AnyView>(data: data, content: { AnyView(unpacking: content($0)._view) }, id: id)
  }
  public nonisolated init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data: data, content: content, id: { $0.id }) }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public struct Content<C> {}
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabList<TabValue> {
    var children: [any View] = []
    repeat children.append((each content)._view)
    return _TabList(children)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> _TabList<TabValue> {
    _TabList(content.map { [$0._view] } ?? [])
  }
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue> {
    _TabList([AnyView(unpacking: first._view)])
  }
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue> {
    _TabList([EmptyView(), AnyView(unpacking: second._view)])
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabList<TabValue> {
    _TabList([content._view])
  }
}

nonisolated extension TabContent {
  private func changed(_ change: (any View) -> any View) -> _TabList<TabValue> { _TabList([change(_view)]) }
  public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { $0.badge(key) } }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.accessibilityLabel(label, isEnabled: isEnabled) }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.accessibilityLabel(Text(key), isEnabled: isEnabled) }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.accessibilityHint(Text(key), isEnabled: isEnabled) }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.accessibilityValue(Text(key), isEnabled: isEnabled) }
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.accessibilityIdentifier(identifier) }
  }
  public func customizationID(_ id: String) -> Self { self }
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: TabBarPlacement...) -> Self {
    self
  }
  public func defaultVisibility(_ visibility: Visibility, for placements: TabBarPlacement...) -> Self { self }
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { _TabList<TabValue>(hidden ? [] : [_view]) }
}

public struct TabCustomizationBehavior: Equatable, Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let reorderable = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()
}
public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}

@MainActor @preconcurrency public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
  public static var tabBarOnly: Self { .init() }
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    inheriting { $0.isTabViewPaged = style is PageTabViewStyle }
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
      output.modify { $0.traits.tabItem = item.pieces }
      return output
    }
    tab.isTab = true
    return tab
  }
  public func badge(_ count: Int) -> some View { trait { $0.badge = count == 0 ? nil : "\(count)" } }
  public func badge(_ label: Text?) -> some View {
    piecewise { piece, context in piece.traits.badge = label?.words(in: context.environment) }
  }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
    let accessory = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { accessory }
  }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> Self { self }
}

public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}
public struct TabViewCustomization: Equatable, Sendable { public init() {} }
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
@MainActor @preconcurrency public protocol IndexViewStyle {}
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { .init() }
}
