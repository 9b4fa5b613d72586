/// Columns, of which a phone shows one after the other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Renderable {
  let site = CallSite()
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let preferred: Binding<NavigationSplitViewColumn>?

  init(_ sidebar: Sidebar, _ content: Content, _ detail: Detail, _ preferred: Binding<NavigationSplitViewColumn>?) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.preferred = preferred
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }

  @MainActor func render(in context: RenderContext) -> Output {
    let shown = context.evaluate { preferred?.wrappedValue } ?? .sidebar
    let middle: [StackColumn] = Content.self == EmptyView.self ? [] : [StackColumn(.content, InColumn(content))]
    let columns = middle + [StackColumn(.detail, detail)]
    let wanted = columns.firstIndex { $0.column == shown }.map { $0 + 1 } ?? 0
    let steps = [NavigationSplitViewColumn.sidebar] + columns.map(\.column)
    return context.at(.slot("sidebar")).renderStack(InColumn(sidebar), path: nil, columns: columns, shown: wanted) {
      if let preferred, $0 < wanted { preferred.wrappedValue = steps[$0] }
    }
  }
}

/// A column of a split view, which a phone pushes onto the one before.
struct StackColumn {
  let column: NavigationSplitViewColumn
  let view: any View

  init(_ column: NavigationSplitViewColumn, _ view: any View) {
    self.column = column
    self.view = view
  }
}

/// A column whose lists choose what the next one shows.
nonisolated private struct InColumn: View {
  let content: AnyView
  init(_ content: some View) { self.content = AnyView(content) }
  var body: some View { content.environment(\.isInColumn, true) }
}

private enum InColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether what a list chooses is shown in the next column.
  var isInColumn: Bool {
    get { self[InColumnKey.self] }
    set { self[InColumnKey.self] = newValue }
  }
}

/// What a list of a column has chosen; `nil` for nothing.
struct ColumnChoice {
  let clear: AppAction
}

enum ColumnChoiceKey: PreferenceKey {
  static var defaultValue: ColumnChoice? { nil }
  static func reduce(value: inout ColumnChoice?, nextValue: () -> ColumnChoice?) { value = nextValue() ?? value }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail(), nil)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), nil) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), preferredCompactColumn) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), preferredCompactColumn) }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
