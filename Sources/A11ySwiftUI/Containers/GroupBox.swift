nonisolated public struct GroupBox<Label: View, Content: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.groupBoxStyle {
      let configuration = GroupBoxStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content)))
      return context.renderStyle(custom, resetting: \.groupBoxStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
    }
    // Its elements stay together (rjchatfield/AX, the elements of SwiftUI on iOS 16: an unnamed semantic group).
    return context.render(
      VStack(alignment: .leading) {
        label
        content
      }
      .padding()
      .accessibilityElement(children: .contain))
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

@MainActor @preconcurrency
public protocol GroupBoxStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public enum Part {}
  public typealias Label = StyleContent<Self>
  public typealias Content = StyleContent<Part>
  public let label: Label
  public let content: Content
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}
nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    inheriting { $0.groupBoxStyle = style is DefaultGroupBoxStyle ? nil : style }
  }
}
