/// Controls in rows, as in the settings of the system.
nonisolated public struct Form<Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.formStyle {
      let configuration = FormStyleConfiguration(content: .init(AnyView(content)))
      return context.renderStyle(custom, resetting: \.formStyle, to: nil) { $0.makeBody(configuration: configuration) }
    }
    let inner = context.at(.slot("form")).render(content)
    return Output([context.scrolling(.form(inner.pieces))], preferences: inner.preferences)
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

@MainActor @preconcurrency
public protocol FormStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct FormStyleConfiguration {
  public typealias Content = StyleContent<Self>
  public let content: Content
}

protocol BuiltInFormStyle: FormStyle {}
extension BuiltInFormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

nonisolated public struct AutomaticFormStyle: FormStyle, BuiltInFormStyle {
  public init() {}
}
nonisolated public struct GroupedFormStyle: FormStyle, BuiltInFormStyle {
  public init() {}
}
nonisolated public struct ColumnsFormStyle: FormStyle, BuiltInFormStyle {
  public init() {}
}
nonisolated extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
nonisolated extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
nonisolated extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension EnvironmentValues {
  var formStyle: (any FormStyle)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    inheriting { $0.formStyle = style is any BuiltInFormStyle ? nil : style }
  }
}
