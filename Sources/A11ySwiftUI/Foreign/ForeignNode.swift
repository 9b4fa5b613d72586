/// What an app's code brings from another framework into SwiftUI.
@MainActor
package struct ForeignPart<V> {
  let piece: any ForeignPiece
  let update: (V, EnvironmentValues) -> Void
  let dismantle: () -> Void

  package init(
    _ piece: any ForeignPiece, update: @escaping (V, EnvironmentValues) -> Void, dismantle: @escaping () -> Void
  ) {
    self.piece = piece
    self.update = update
    self.dismantle = dismantle
  }
}

/// A view of another framework's in its place: made once, told of each change, and taken apart at the end.
package final class ForeignNode<V: View>: Node {
  private var given: V?
  private var environment: EnvironmentValues?
  private var properties = PropertyStorage()
  private var part: ForeignPart<V>?
  /// What is evaluated again when views of SwiftUI's come to stand in the view, or go.
  private lazy var content = Node(graph: graph, parent: self, path: path)

  override var name: String { String(describing: V.self) }

  package func update(
    _ view: V, in context: RenderContext, make: (V, EnvironmentValues) -> ForeignPart<V>
  ) -> Output {
    if context.environment.isUnopened || UnopenedContent.leavesOut(V.self) { return leftOut(in: context) }
    let isSame = given.map { areSame($0, view) } ?? false
    let isSameEnvironment = environment.map { $0.isIdentical(to: context.environment) } ?? false
    if !isSame || !isSameEnvironment || isDirty || part == nil {
      given = view
      environment = context.environment
      graph.noteEvaluation(of: V.self)
      evaluate { apply(view, in: context, make) }
    }
    guard let part else { return Output() }
    part.piece.layOut()
    content.evaluate {}
    var output = renderChildren {
      _ = child(PathKey(), in: context) { _ in content }
      part.piece.render(in: context.inside(self))
      return Output([Piece(.foreign(part.piece), in: context)])
    }
    for drawn in part.piece.drawnElsewhere {
      graph.warn(
        "\(name) shows \(drawn), and what that shows is not played; describe it with accessibilityRepresentation")
      output.modify { $0.lacksWords = true }
    }
    appear()
    return output
  }

  private func apply(_ view: V, in context: RenderContext, _ make: (V, EnvironmentValues) -> ForeignPart<V>) {
    var connected = view
    properties.connect(&connected, at: self, environment: context.environment)
    if let part { return part.update(connected, context.environment) }
    func made() -> ForeignPart<V> {
      let part = make(connected, context.environment)
      part.piece.noteChanges { [weak content] in content?.invalidate() }
      part.update(connected, context.environment)
      part.piece.layOut()
      return part
    }
    part = V.self is any WholePreview.Type ? made() : UnopenedContent.trying(V.self, made)
  }

  private func leftOut(in context: RenderContext) -> Output {
    graph.warn("\(name) is a view of UIKit, and is not played; describe it with accessibilityRepresentation")
    return Output([Piece(.opaque(name), in: context)])
  }

  override func appear() {
    guard isOnScreen, let controller = part?.piece.controller, !controller.isOnScreen else { return }
    graph.onAppearance { controller.appear() }
  }

  override func disappear() {
    guard let controller = part?.piece.controller else { return }
    graph.onAppearance { controller.disappear() }
  }

  override func remove() {
    guard let part else { return }
    graph.onAppearance { part.dismantle() }
  }
}
