/// A view of the app's in its place: its state, and what its body came to.
final class ComposedNode<V: View>: Node {
  /// The view as its parent made it last, not connected.
  private var given: V?
  private var body: V.Body?
  private var output: Output?
  private var environment: EnvironmentValues?
  private var space: CGSize?
  private var properties = PropertyStorage()

  override var name: String { String(describing: V.self) }
  override var isOfPreview: Bool { V.self is any _PreviewBody.Type }

  /// What the view comes to; its body runs only if something that it depends on has changed.
  func update(_ view: V, in context: RenderContext) -> Output {
    let isSame = given.map { areSame($0, view) } ?? false
    let isSameEnvironment = environment.map { $0.isIdentical(to: context.environment) } ?? false
    if isSame, isSameEnvironment, !isDirty, let output {
      if !isDirtyBelow, space == context.space { return output }
    } else {
      given = view
      environment = context.environment
      graph.noteEvaluation(of: V.self)
      let isUnopened = context.environment.isUnopened
      if isUnopened, UnopenedContent.leavesOut(V.self) { return Output([Piece(.opaque(name), in: context)]) }
      body = evaluate {
        var connected = view
        properties.connect(&connected, at: self, environment: context.environment)
        return isUnopened ? UnopenedContent.making(V.self) { connected.body } : connected.body
      }
    }
    space = context.space
    guard let body else { return Output() }
    let rendered = renderChildren {
      context.inside(self).render(body)
    }
    output = rendered
    return rendered
  }
}
