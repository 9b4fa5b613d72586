/// A part of a control, as its style shows it.
nonisolated public struct StyleContent<Owner>: View, Renderable {
  let content: AnyView

  init(_ content: AnyView) { self.content = content }

  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

extension RenderContext {
  /// What the body of a style comes to; the style keeps what its own properties need, and does not apply to itself.
  func renderStyle<Style, Choice>(
    _ style: Style, resetting choice: WritableKeyPath<EnvironmentValues, Choice>, to standard: Choice,
    _ body: @escaping (Style) -> any View
  ) -> Output {
    let inner = at(.slot("style")).remembering { $0[keyPath: choice] = standard }
    let node = inner.node.child(inner.key, in: inner) { StyleNode(graph: graph, parent: self.node, path: $0) }
    return node.update(style, in: inner, body)
  }
}

/// A style in its place.
final class StyleNode: Node {
  private let properties = PropertyStorage()

  func update<Style>(_ style: Style, in context: RenderContext, _ body: (Style) -> any View) -> Output {
    let view = evaluate {
      var connected = style
      connectStyle(&connected, context.environment)
      return body(connected)
    }
    return renderChildren {
      context.inside(self).render(view)
    }
  }

  /// Connects the style inside its existential, whose own type has the properties.
  private func connectStyle<Style>(_ style: inout Style, _ environment: EnvironmentValues) {
    func connect<Concrete: _AnyStyle>(_ concrete: Concrete) -> any _AnyStyle {
      var connected = concrete
      properties.connect(&connected, at: self, environment: environment)
      return connected
    }
    guard let opened = style as? any _AnyStyle, let connected = connect(opened) as? Style else { return }
    style = connected
  }
}

/// A style of controls whose body the app can write.
public protocol _AnyStyle {}
