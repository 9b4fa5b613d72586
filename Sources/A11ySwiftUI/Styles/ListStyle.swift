internal import Interface

@MainActor @preconcurrency public protocol ListStyle {}
nonisolated public struct DefaultListStyle: ListStyle { public init() {} }
nonisolated public struct PlainListStyle: ListStyle, NamedStyle {
  static var name: ControlStyle { .plain }
  public init() {}
}
nonisolated public struct GroupedListStyle: ListStyle { public init() {} }
/// Rows without surfaces of their own, as those of the plain style have none.
nonisolated public struct InsetListStyle: ListStyle, NamedStyle {
  static var name: ControlStyle { .plain }
  public init() {}
}
nonisolated public struct InsetGroupedListStyle: ListStyle, NamedStyle {
  static var name: ControlStyle { .insetGrouped }
  public init() {}
}
nonisolated public struct SidebarListStyle: ListStyle, NamedStyle {
  static var name: ControlStyle { .sidebar }
  public init() {}
}
/// Those of the watch, whose rows move as they are scrolled.
nonisolated public struct CarouselListStyle: ListStyle { public init() {} }
nonisolated public struct EllipticalListStyle: ListStyle { public init() {} }
nonisolated extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { .init() } }
nonisolated extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { .init() } }
nonisolated extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
nonisolated extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
nonisolated extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
nonisolated extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
nonisolated extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
nonisolated extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    inheriting { $0.systemStyles.list = SystemStyles.name(of: style) }
  }
}
