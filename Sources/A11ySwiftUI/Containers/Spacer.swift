nonisolated public struct Spacer: View, Renderable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor func render(in context: RenderContext) -> Output {
    Output([Piece(.spacer(minLength: minLength.map(Double.init)), in: context)])
  }
}

nonisolated public struct Divider: View, Renderable {
  public init() {}
  @MainActor func render(in context: RenderContext) -> Output { Output([Piece(.divider, in: context)]) }
}
