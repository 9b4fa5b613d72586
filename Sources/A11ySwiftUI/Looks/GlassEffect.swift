/// Glass shapes that flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View, Renderable {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}
