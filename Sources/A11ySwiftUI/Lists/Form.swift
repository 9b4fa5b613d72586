/// Controls in rows, as in the settings of the system.
nonisolated public struct Form<Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("form")).render(content)
    return Output([context.scrolling(.form(inner.pieces))], preferences: inner.preferences)
  }
}

@MainActor @preconcurrency public protocol FormStyle {}
nonisolated public struct AutomaticFormStyle: FormStyle { public init() {} }
nonisolated public struct GroupedFormStyle: FormStyle { public init() {} }
nonisolated public struct ColumnsFormStyle: FormStyle { public init() {} }
nonisolated extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
nonisolated extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
nonisolated extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

nonisolated extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> Self { self }
}
