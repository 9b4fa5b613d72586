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
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - path: The values that the app keeps the screens by.
  ///   - columns: The further columns of a split view: each stands on top as soon as a list of the one before has chosen
  ///     something (Apple, “NavigationSplitView”).
  ///   - shown: How many of the columns are shown whatever is chosen.
  ///   - goBack: Is told how many columns are left when a person goes back.
  /// - Returns: The stack, as one piece.
  func renderStack(
    _ root: any View, path: StackPath?, columns: [StackColumn] = [], shown: Int = 0,
    goBack: @escaping @MainActor (Int) -> Void = { _ in }
  ) -> Output {
    let state = keep("stack") { StackState() }
    state.path = path
    let stack = StackContext(state: state)
    var screens: [NavigationPiece.Screen] = []
    var nodes: [ScreenNode] = []
    var preferences = Preferences()
    var destinations = NavigationDestinations()
    var handled: Set<PathKey> = []
    var back: AppAction?

    func add(_ view: any View, at place: RenderContext, isColumn: Bool = false, _ close: AppAction?) {
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
      if isColumn, output.pieces.count == 1, case .navigation(let own) = output.pieces[0].kind {
        // The stacks of columns become one.
        screens += own.screens
        back = own.back ?? close ?? back
      } else {
        screens.append(NavigationPiece.Screen(id: inner.path, content: output.pieces, bar: bar))
        back = close ?? back
      }
      addPresented()
    }

    /// Screens that a value of the app's shows stand on top of the screen that asks for them.
    func addPresented() {
      while let next = destinations.presented.first(where: { !handled.contains($0.id) }) {
        handled.insert(next.id)
        var place = at(.slot("presented"))
        place.key.descend(next.id)
        add(evaluate(next.view), at: place, next.close)
      }
    }

    add(root, at: at(.slot("root")), isColumn: !columns.isEmpty, nil)
    for (index, column) in columns.enumerated() {
      let choice = preferences.take(ColumnChoiceKey.self) ?? nil
      guard choice != nil || index < shown else { break }
      add(column.view, at: at(.slot("column")).at(.index(index)), isColumn: true) {
        goBack(index)
        choice?.clear()
      }
    }
    let values = path.map { path in evaluate { path.get() } } ?? []
    for (index, value) in values.enumerated() {
      let place = at(.slot("path")).at(.index(index))
      let serial = place.node.serials(at: place.key).serial(of: value)
      guard let view = destination(for: value, in: destinations) else { continue }
      add(view, at: place.at(.serial(serial))) { path?.set(Array(values.prefix(index))) }
    }
    let pushed = evaluate { state.values.get() }
    for (index, entry) in pushed.enumerated() {
      let place = at(.slot("pushed")).at(.serial(entry.number))
      guard let view = destination(for: entry.value, in: destinations) else { continue }
      add(view, at: place) { state.values.set(Array(pushed.prefix(index))) }
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
