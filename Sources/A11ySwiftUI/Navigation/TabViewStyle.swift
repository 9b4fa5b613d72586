/// How tabs are shown.
@MainActor @preconcurrency public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
nonisolated public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    fileprivate let showsDots: Bool
    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }
  /// Whether there are dots below several pages.
  let showsDots: Bool
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { showsDots = indexDisplayMode.showsDots }
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

/// How the dots of pages look.
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
