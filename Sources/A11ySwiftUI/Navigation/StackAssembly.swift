/// A stack of screens while it is put together, the lowest first.
@MainActor
struct StackAssembly {
  private let context: RenderContext
  private let stack: StackState
  private var screens: [NavigationPiece.Screen] = []
  private var nodes: [ScreenNode] = []
  private var preferences = Preferences()
  private var destinations = NavigationDestinations()
  /// The screens that a value of the app's has shown already.
  private var presented: Set<PathKey> = []
  private var back: AppAction?

  init(in context: RenderContext, of stack: StackState) {
    self.context = context
    self.stack = stack
  }

  /// Puts a screen on top, and those that stand on it by themselves.
  mutating func add(_ view: any View, at place: RenderContext, isColumn: Bool = false, closedBy close: AppAction?) {
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
  private mutating func addPresented() {
    while let next = destinations.presented.first(where: { !presented.contains($0.id) }) {
      presented.insert(next.id)
      var place = context.at(.slot("presented"))
      place.key = place.key.at(next.id)
      add(context.evaluate(next.view), at: place, closedBy: next.close)
    }
  }

  /// Puts the further columns of a split view on top, as far as something is chosen in the one before or they are shown
  /// whatever is chosen.
  mutating func add(_ columns: [StackColumn], shown: Int, goBack: @escaping @MainActor (Int) -> Void) {
    for (index, column) in columns.enumerated() {
      let choice = preferences.take(ColumnChoiceKey.self) ?? nil
      guard choice != nil || index < shown else { break }
      add(column.view, at: context.at(.slot("column")).at(.index(index)), isColumn: true) {
        goBack(index)
        choice?.clear()
      }
    }
  }

  /// Puts the screens on top that the app's own path leads to.
  mutating func add(along path: StackPath) {
    let values = context.evaluate { path.get() }
    for (index, value) in values.enumerated() {
      let place = context.at(.slot("path")).at(.index(index))
      let serial = place.node.serials(at: place.key).serial(of: value)
      guard let view = destination(for: value) else { continue }
      add(view, at: place.at(.serial(serial))) { path.set(Array(values.prefix(index))) }
    }
  }

  /// Puts the screens on top that links have opened where the app has no path.
  mutating func addPushed() {
    let pushed = context.evaluate { stack.values.get() }
    for (index, entry) in pushed.enumerated() {
      guard let view = destination(for: entry.value) else { continue }
      add(view, at: context.at(.slot("pushed")).at(.serial(entry.number))) { [stack] in
        stack.values.set(Array(pushed.prefix(index)))
      }
    }
  }

  private func destination(for value: AnyHashable) -> (any View)? {
    let type = type(of: value.base)
    guard let builder = destinations.builders[ObjectIdentifier(type)] else {
      context.graph.warn(
        "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination",
        in: context)
      return nil
    }
    return context.evaluate { builder(value) }
  }

  /// The stack as one piece, whose last screen covers the others.
  func finished() -> Output {
    for node in nodes { node.cover(node !== nodes.last) }
    return Output(
      [Piece(.navigation(NavigationPiece(screens: screens, back: back)), in: context)], preferences: preferences)
  }
}
