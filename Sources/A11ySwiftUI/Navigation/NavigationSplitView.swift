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
    let column = context.evaluate { preferred?.wrappedValue } ?? .sidebar
    switch column {
    case .detail: return context.at(.slot("detail")).renderStack(detail, path: nil)
    case .content: return context.at(.slot("content")).renderStack(content, path: nil)
    default: return context.at(.slot("sidebar")).renderStack(sidebar, path: nil)
    }
  }
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
