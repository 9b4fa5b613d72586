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
    var stack = StackAssembly(in: self, of: state)
    stack.add(root, at: at(.slot("root")), isColumn: !columns.isEmpty, closedBy: nil)
    stack.add(columns, shown: shown, goBack: goBack)
    if let path { stack.add(along: path) }
    stack.addPushed()
    return stack.finished()
  }
}
