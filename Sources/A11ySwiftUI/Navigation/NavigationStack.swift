/// Screens on top of one another, with a way back.
nonisolated public struct NavigationStack<Data, Root: View>: View, Renderable {
  let site = CallSite()
  let root: Root
  let path: StackPath?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  @MainActor func render(in context: RenderContext) -> Output { context.renderStack(root, path: path) }
}

nonisolated public struct NavigationView<Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func render(in context: RenderContext) -> Output {
    context.renderStack(FirstPiece(content: content), path: nil)
  }
}

/// The first of several columns, which is what a phone begins with.
nonisolated struct FirstPiece: View, Renderable {
  let content: any View
  @MainActor func render(in context: RenderContext) -> Output {
    let output = context.render(content)
    return Output(Array(output.pieces.prefix(1)), preferences: output.preferences)
  }
}

/// Where the way through a stack is kept.
struct StackPath {
  let get: () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

/// What was pushed onto a stack without a path.
final class StackState {
  /// What links have pushed: a value, or a view.
  enum Entry {
    case value(AnyHashable)
    case view(any View)
  }

  let entries = StateBox<[Numbered]>([])
  /// The app's own path.
  var path: StackPath?
  private var count = 0

  struct Numbered {
    let number: Int
    let entry: Entry
  }

  func push(_ entry: Entry) {
    count += 1
    entries.set(entries.current + [Numbered(number: count, entry: entry)])
  }
}

/// The stack around, as links know it.
struct StackContext {
  let state: StackState

  /// Opens a screen on top: by the path of the app's, where it has one for values.
  @MainActor func push(_ entry: StackState.Entry) {
    if case .value(let value) = entry, let path = state.path {
      path.set(path.get() + [value])
    } else {
      state.push(entry)
    }
  }
}

private enum StackContextKey: EnvironmentKey {
  static var defaultValue: StackContext? { nil }
}

extension EnvironmentValues {
  var stack: StackContext? {
    get { self[StackContextKey.self] }
    set { self[StackContextKey.self] = newValue }
  }
}

/// What a value leads to.
struct NavigationDestinations {
  /// Builders by the type of the value.
  var builders: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  /// Screens that are pushed while something holds.
  var presented: [Presented] = []

  struct Presented {
    let id: PathKey
    let view: () -> any View
    let close: AppAction
  }
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.builders.merge(next.builders) { first, _ in first }
    value.presented += next.presented
  }
}

/// A stack of screens as it stands.
struct NavigationPiece {
  struct Screen {
    var id: PathKey
    var content: [Piece]
    var bar: BarContent
  }

  var screens: [Screen]
  /// Goes back by one screen; `nil` on the first one.
  var back: AppAction?
}

extension RenderContext {
  /// Renders the root of a stack and all that is pushed on top of it.
  func renderStack(_ root: any View, path: StackPath?) -> Output {
    let state = keep("stack") { StackState() }
    state.path = path
    let stack = StackContext(state: state)
    var screens: [NavigationPiece.Screen] = []
    var nodes: [ScreenNode] = []
    var preferences = Preferences()
    var destinations = NavigationDestinations()
    var handled: Set<PathKey> = []
    var back: AppAction?

    func add(_ view: any View, at place: RenderContext, close: AppAction?) {
      let way = close.map { place.wayOut("dismiss", $0) }
      let inner = place.remembering {
        $0.stack = stack
        if let way {
          $0.dismiss = DismissAction(way: way)
          $0.isPresented = true
        }
      }
      var (output, node) = inner.renderScreen(RootView(content: view))
      nodes.append(node)
      let bar = BarContent(taking: &output.preferences)
      if let found = output.preferences.take(NavigationDestinationsKey.self) {
        NavigationDestinationsKey.reduce(value: &destinations) { found }
      }
      preferences.merge(output.preferences)
      screens.append(NavigationPiece.Screen(id: inner.path, content: output.pieces, bar: bar))
      if close != nil { back = close }
      addPresented()
    }

    /// Screens that a value of the app's shows stand on top of the screen that asks for them.
    func addPresented() {
      while let next = destinations.presented.first(where: { !handled.contains($0.id) }) {
        handled.insert(next.id)
        var place = at(.slot("presented"))
        place.key.descend(next.id)
        add(evaluate(next.view), at: place, close: next.close)
      }
    }

    add(root, at: at(.slot("root")), close: nil)
    let values = path.map { path in evaluate { path.get() } } ?? []
    for (index, value) in values.enumerated() {
      let place = at(.slot("path")).at(.index(index))
      let serial = place.node.serials(at: place.key).serial(of: value)
      guard let view = destination(for: value, in: destinations) else { continue }
      add(view, at: place.at(.serial(serial)), close: { path?.set(Array(values.prefix(index))) })
    }
    let pushed = evaluate { state.entries.get() }
    for (index, entry) in pushed.enumerated() {
      let place = at(.slot("pushed")).at(.serial(entry.number))
      let view: (any View)?
      switch entry.entry {
      case .view(let pushed): view = pushed
      case .value(let value): view = destination(for: value, in: destinations)
      }
      guard let view else { continue }
      add(view, at: place, close: { state.entries.set(Array(pushed.prefix(index))) })
    }
    for node in nodes { node.cover(node !== nodes.last) }
    return Output(
      [Piece(.navigation(NavigationPiece(screens: screens, back: back)), in: self)], preferences: preferences)
  }

  private func destination(for value: AnyHashable, in destinations: NavigationDestinations) -> (any View)? {
    let type = type(of: value.base)
    guard let builder = destinations.builders[ObjectIdentifier(type)] else {
      graph.warn(
        "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination",
        in: self)
      return nil
    }
    return evaluate { builder(value) }
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    telling(NavigationDestinationsKey.self) { _ in
      var destinations = NavigationDestinations()
      destinations.builders[ObjectIdentifier(data)] = { ($0.base as? D).map(destination) }
      return destinations
    }
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    changed { output, context in
      guard context.evaluate({ isPresented.wrappedValue }) else { return }
      var destinations = NavigationDestinations()
      destinations.presented = [
        .init(id: context.at(.slot("destination")).path, view: { destination() }) { isPresented.wrappedValue = false }
      ]
      output.preferences.add(NavigationDestinationsKey.self, destinations)
    }
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed { output, context in
      guard let value = context.evaluate({ item.wrappedValue }) else { return }
      let place = context.at(.slot("destination"))
      let serial = context.node.serials(at: place.key).serial(of: value)
      var destinations = NavigationDestinations()
      destinations.presented = [
        .init(id: place.at(.serial(serial)).path, view: { destination(value) }) { item.wrappedValue = nil }
      ]
      output.preferences.add(NavigationDestinationsKey.self, destinations)
    }
  }

  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
  public func navigationTransition(_ style: some NavigationTransition) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> Self { self }
}

@MainActor @preconcurrency public protocol NavigationViewStyle {}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { .init() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { .init() }
}
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { .init() }
  public static var balanced: Self { .init() }
  public static var prominentDetail: Self { .init() }
}
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { .init() }
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
public protocol MatchedTransitionSourceConfiguration {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
}

/// A way through screens, of values of any type.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public var codable: CodableRepresentation? { nil }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }

  public struct CodableRepresentation: Codable, Equatable {}
}
