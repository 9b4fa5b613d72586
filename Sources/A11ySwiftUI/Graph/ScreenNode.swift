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
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isCoveredAtFirst: Whether it is not on screen before somebody decides that it is.
  /// - Returns: What it comes to, and the screen.
  func renderScreen(_ view: any View, isCoveredAtFirst: Bool = false) -> (output: Output, node: ScreenNode) {
    let screen = node.child(at(.slot("screen")).key, in: self) { place -> ScreenNode in
      let screen = ScreenNode(graph: graph, parent: node, path: place)
      screen.cover(isCoveredAtFirst)
      return screen
    }
    return (screen.update(view, in: self), screen)
  }
}
