@MainActor @preconcurrency
public protocol LabelStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public typealias Title = StyleContent<Self>
  public typealias Icon = StyleContent<LabelStyleIcon>
  public let title: Title
  public let icon: Icon
}

public enum LabelStyleIcon {}

/// How labels are shown below.
struct LabelStyleChoice {
  var parts = LabelParts.titleAndIcon
  var custom: (any LabelStyle)?
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleChoice { LabelStyleChoice() }
}

extension EnvironmentValues {
  var labelStyle: LabelStyleChoice {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// A style of the system's own, which draws without a body.
protocol BuiltInLabelStyle: LabelStyle {
  var parts: LabelParts { get }
}

nonisolated public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}
  var parts: LabelParts { .titleAndIcon }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}
  var parts: LabelParts { .titleAndIcon }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}
  var parts: LabelParts { .titleOnly }
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
nonisolated public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}
  var parts: LabelParts { .iconOnly }
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { .init() } }
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { .init() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    inheriting { values in
      if let builtIn = style as? any BuiltInLabelStyle {
        values.labelStyle = LabelStyleChoice(parts: builtIn.parts)
      } else {
        values.labelStyle = LabelStyleChoice(custom: style)
      }
    }
  }
}
