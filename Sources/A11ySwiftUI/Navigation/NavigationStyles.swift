nonisolated extension View {
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
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = .clear, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
