/// A view whose type is hidden; it stays the same view as long as what it holds is of the same type.
nonisolated public struct AnyView: View, Renderable {
  let content: any View

  public init<Content: View>(_ view: Content) { content = view }

  public init<Content: View>(erasing view: Content) { content = view }

  init(unpacking view: any View) { content = view }

  @MainActor func render(in context: RenderContext) -> Output {
    context.at(.type(type(of: content))).render(content)
  }
}
