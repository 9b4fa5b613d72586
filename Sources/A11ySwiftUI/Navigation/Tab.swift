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
    let tab = content.tabItem { label }.trait { [role] in $0.tab.isSearch = role == .search }
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
    context.render(Label(title ?? Text(SystemWord.search), image))
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
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView { self.content = content() }
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
  // A type of its own for the value: the compiler does not find that of the content before it has made the content.
  public nonisolated init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where T == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  public nonisolated init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
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
  public static func buildIf(_ content: (any TabContent<TabValue>)?) -> _TabList<TabValue> {
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
  /// Tells accessibility something of the tab in the bar (Apple, “TabContent”: “a label to the tab item”).
  private func saying(_ change: @escaping @MainActor (EnvironmentValues) -> AccessibilityChange?) -> _TabList<TabValue>
  {
    changed {
      $0.piecewise { piece, context in
        if let change = change(context.environment) { piece.traits.tab.words.append(change) }
      }
    }
  }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    saying { isEnabled ? .label(label.words(in: $0)) : nil }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    saying { isEnabled ? .hint(hint.words(in: $0)) : nil }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    saying { isEnabled ? .value(value.words(in: $0)) : nil }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changed { $0.piecewise { piece, _ in if isEnabled { piece.traits.tab.identifier = identifier } } }
  }
  public func customizationID(_ id: String) -> Self { self }
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> Self
  {
    self
  }
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self { self }
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.trait { $0.tab.isDisabled = disabled } }
  }
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
