/// A view that shows nothing.
nonisolated public struct EmptyView: View, Renderable {
  public init() {}

  @MainActor func render(in context: RenderContext) -> Output { Output() }
}
