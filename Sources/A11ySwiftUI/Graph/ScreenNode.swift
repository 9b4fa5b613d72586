/// A screen among others of which one is in front: the others keep their state, and are not on screen.
final class ScreenNode: Node {
  /// What the screen comes to.
  func update(_ view: any View, in context: RenderContext) -> Output {
    evaluate {}
    return renderChildren {
      context.inside(self).render(view)
    }
  }
}

extension RenderContext {
  /// Renders a view as a screen of its own, which others may stand in front of.
  func renderScreen(_ view: any View) -> (output: Output, node: ScreenNode) {
    let screen = node.child(at(.slot("screen")).key, in: self) { ScreenNode(graph: graph, parent: node, path: $0) }
    return (screen.update(view, in: self), screen)
  }
}
