/// Shows the first view that fits into the space that there is, else the last one.
nonisolated public struct ViewThatFits<Content: View>: View, Renderable {
  let site = CallSite()
  let axes: Axis.Set
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    context.graph.geometryReads += 1
    let pass = CandidatePass()
    var inside = context.at(.slot("candidates"))
    inside.candidates = pass
    let pieces = inside.render(content).pieces
    let index = pieces.firstIndex { fits($0, in: context) } ?? pieces.indices.last
    let chosen = index.flatMap { pass.show(at: $0) }
    return Output(index.map { [pieces[$0]] } ?? [], preferences: chosen?.preferences ?? Preferences())
  }

  @MainActor private func fits(_ piece: Piece, in context: RenderContext) -> Bool {
    // Along an axis that does not matter there is as much as there is: words go on in further lines.
    let proposal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : context.space.width,
      height: axes.contains(.vertical) ? nil : context.space.height)
    let ideal = piece.measured(proposal, in: context.environment)
    return (!axes.contains(.horizontal) || ideal.width <= context.space.width)
      && (!axes.contains(.vertical) || ideal.height <= context.space.height)
  }
}

/// One way through the views of which one is shown: each is a screen of its own, so that only the one that is shown
/// appears.
@MainActor
final class CandidatePass {
  /// The views in their order, each as often as it has pieces.
  private var screens: [(node: ScreenNode, preferences: Preferences)] = []

  func render(_ view: any View, in context: RenderContext) -> Output {
    var inner = context
    inner.candidates = nil
    let (output, node) = inner.renderScreen(view, isCoveredAtFirst: true)
    screens += output.pieces.map { _ in (node, output.preferences) }
    return output
  }

  /// Brings the view with a piece to the screen, and has the others leave it.
  ///
  /// - Returns: The view's screen, with what it tells those around it.
  func show(at index: Int) -> (node: ScreenNode, preferences: Preferences)? {
    guard screens.indices.contains(index) else { return nil }
    let shown = screens[index]
    // What comes appears before what goes disappears.
    shown.node.cover(false)
    for screen in screens where screen.node !== shown.node { screen.node.cover(true) }
    return shown
  }
}
