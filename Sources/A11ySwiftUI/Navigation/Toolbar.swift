/// Something for the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  func _items(in context: _ToolbarContext) -> [_ToolbarItem]
}

extension ToolbarContent {
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] { context.compose(self) }
}

extension Never: ToolbarContent {}

public protocol CustomizableToolbarContent: ToolbarContent {}

/// Where the content of a bar is rendered.
@MainActor
public struct _ToolbarContext {
  let context: RenderContext

  func at(_ step: PathKey.Step) -> _ToolbarContext { _ToolbarContext(context: context.at(step)) }

  /// The items of content that the app composed itself.
  func compose<Content: ToolbarContent>(_ content: Content) -> [_ToolbarItem] {
    let inner = context.at(.type(Content.self))
    let node = inner.node.child(inner.key, in: inner) {
      ToolbarNode<Content>(graph: context.graph, parent: context.node, path: $0)
    }
    return node.update(content, in: inner)
  }
}

/// An item of a bar.
public struct _ToolbarItem {
  /// What stands in the bar; nothing for what belongs to its title.
  let piece: ToolbarPiece?
  var titleMenu: [Piece] = []
  let preferences: Preferences
}

/// Content of a bar in its place.
final class ToolbarNode<Content: ToolbarContent>: Node {
  private let properties = PropertyStorage()

  func update(_ content: Content, in context: RenderContext) -> [_ToolbarItem] {
    let body = evaluate {
      var connected = content
      properties.connect(&connected, at: self, environment: context.environment)
      return connected.body
    }
    var items: [_ToolbarItem] = []
    _ = renderChildren {
      items = body._items(
        in: _ToolbarContext(context: context.inside(self)))
      return Output()
    }
    return items
  }
}

/// Content of bars that the module itself knows.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never {
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] { [] }
}

nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
    self.placement = placement
    self.content = content()
  }
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    let output = context.context.at(.slot("item")).render(content)
    return [
      _ToolbarItem(
        piece: ToolbarPiece(placement: placement, content: output.pieces), preferences: output.preferences)
    ]
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    let output = context.context.at(.slot("group")).render(content)
    return [
      _ToolbarItem(
        piece: ToolbarPiece(placement: placement, content: output.pieces), preferences: output.preferences)
    ]
  }
}

nonisolated public struct ToolbarSpacer: CustomizableToolbarContent, _PrimitiveToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] { [] }
}

public struct SpacerSizing: Hashable, Sendable {
  public static let fixed = SpacerSizing()
  public static let flexible = SpacerSizing()
}

/// The menu that the title of a bar opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init() where Content == EmptyView { content = EmptyView() }
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    let output = context.context.at(.slot("titleMenu")).remembering { $0.enterMenu() }.render(content)
    return [_ToolbarItem(piece: nil, titleMenu: output.pieces, preferences: output.preferences)]
  }
}

nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent, _PrimitiveToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] { [] }
}

public struct ToolbarDefaultItemKind: Equatable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Several contents of bars.
nonisolated public struct _ToolbarContentList: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let children: [(PathKey.Step, any ToolbarContent)]

  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    children.flatMap { step, child in child._items(in: context.at(step)) }
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  // A view is an item here, and not by another `toolbar` alone: what follows would be checked for either.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> some ToolbarContent {
    ToolbarItem { content }
  }
  public static func buildBlock() -> _ToolbarContentList { _ToolbarContentList(children: []) }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContentList {
    var children: [(PathKey.Step, any ToolbarContent)] = []
    repeat children.append((.index(children.count), each content))
    return _ToolbarContentList(children: children)
  }
  // Where there is nothing, the compiler knows of no type either.
  public static func buildIf(_ content: (any ToolbarContent)?) -> _ToolbarContentList {
    _ToolbarContentList(children: content.map { [(.branch(true), $0)] } ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContentList {
    _ToolbarContentList(children: [(.branch(true), first)])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContentList {
    _ToolbarContentList(children: [(.branch(false), second)])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
    _ToolbarContentList(children: [(.branch(true), content)])
  }
}

extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] { content._items(in: context) }
}

// What is a view as well as a part of a bar, as a gap is, counts as a view.
extension ForEach: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
  @_disfavoredOverload
  public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
  @MainActor public func _items(in context: _ToolbarContext) -> [_ToolbarItem] {
    data.enumerated().flatMap { index, element in content(element)._items(in: context.at(.index(index))) }
  }
}

nonisolated extension ToolbarContent {
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarContentList(children: hidden ? [] : [(.index(0), self)])
  }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  /// Which items leave a bar without room first; a bar has room for all here.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  public func defaultCustomization(_ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = [])
    -> Self
  { self }
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place {
    case leading
    case trailing
    case principal
    case bottom
    case keyboard
    case secondary
  }

  let place: Place
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let title = ToolbarItemPlacement(place: .principal)
  public static let subtitle = ToolbarItemPlacement(place: .principal)
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  public static let largeSubtitle = ToolbarItemPlacement(place: .principal)
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .bottomBar }
}

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

nonisolated extension View {
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbarItems(ToolbarItem(content: content))
  }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    toolbarItems(content())
  }
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbarItems(content()) }

  private func toolbarItems(_ content: any ToolbarContent) -> ModifiedView {
    changed { output, context in
      let items = content._items(in: _ToolbarContext(context: context.at(.slot("toolbar"))))
      var bar = BarContent()
      bar.items = items.compactMap(\.piece)
      bar.titleMenu = items.flatMap(\.titleMenu)
      output.preferences.add(BarKey.self, bar)
      for item in items { output.preferences.merge(item.preferences) }
    }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }
  private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> ModifiedView {
    // The primary bar of a phone is that of the navigation (Apple, “ToolbarPlacement.automatic”).
    let hidden = Set((bars.isEmpty ? [.automatic] : bars).map { $0 == .automatic ? .navigationBar : $0 })
    return changed { output, _ in
      guard visibility == .hidden else { return }
      var bar = BarContent()
      bar.hidden = hidden
      output.preferences.add(BarKey.self, bar)
      if hidden.contains(.tabBar) { output.modify { $0.traits.tab.hidesBar = true } }
    }
  }
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    bar { bar, _ in bar.isTitleRemoved = kind == .title }
  }
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> Self { self }
}

/// How long an item stays in a bar that loses its room.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let level: Int
  private init(level: Int) { self.level = level }
  public init(higherThan other: ToolbarItemVisibilityPriority) { self.init(level: other.level + 1) }
  public static let low = ToolbarItemVisibilityPriority(level: -10)
  public static let automatic = ToolbarItemVisibilityPriority(level: 0)
  public static let high = ToolbarItemVisibilityPriority(level: 10)
}
