nonisolated public struct VStack<Content: View>: View, Renderable {
  let site = CallSite()
  let stack: StackOf<Content>
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stack = StackOf(.vertical, Alignment(horizontal: alignment, vertical: .center), spacing, content())
  }
  @MainActor func render(in context: RenderContext) -> Output { stack.render(in: context) }
}

nonisolated public struct HStack<Content: View>: View, Renderable {
  let site = CallSite()
  let stack: StackOf<Content>
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stack = StackOf(.horizontal, Alignment(horizontal: .center, vertical: alignment), spacing, content())
  }
  @MainActor func render(in context: RenderContext) -> Output { stack.render(in: context) }
}

nonisolated public struct ZStack<Content: View>: View, Renderable {
  let site = CallSite()
  let stack: StackOf<Content>
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stack = StackOf(.depth, alignment, nil, content())
  }
  @MainActor func render(in context: RenderContext) -> Output { stack.render(in: context) }
}

nonisolated public struct LazyVStack<Content: View>: View, Renderable {
  let site = CallSite()
  let stack: StackOf<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = StackOf(.vertical, Alignment(horizontal: alignment, vertical: .center), spacing, content(), isLazy: true)
  }
  @MainActor func render(in context: RenderContext) -> Output { stack.render(in: context) }
}

nonisolated public struct LazyHStack<Content: View>: View, Renderable {
  let site = CallSite()
  let stack: StackOf<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = StackOf(.horizontal, Alignment(horizontal: .center, vertical: alignment), spacing, content(), isLazy: true)
  }
  @MainActor func render(in context: RenderContext) -> Output { stack.render(in: context) }
}

/// What all stacks have in common.
nonisolated struct StackOf<Content: View> {
  let direction: StackPiece.Direction
  let alignment: Alignment
  let spacing: CGFloat?
  let content: Content
  let isLazy: Bool

  init(
    _ direction: StackPiece.Direction, _ alignment: Alignment, _ spacing: CGFloat?, _ content: Content,
    isLazy: Bool = false
  ) {
    self.direction = direction
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
    self.isLazy = isLazy
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("stack")).render(content)
    let piece = StackPiece(
      direction: direction, isLazy: isLazy, alignment: alignment, spacing: spacing.map(Double.init),
      content: inner.pieces)
    return Output([Piece(.stack(piece), in: context)], preferences: inner.preferences)
  }
}
