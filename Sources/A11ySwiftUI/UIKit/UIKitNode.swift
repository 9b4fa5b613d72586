/// What an app's code brings from UIKit into SwiftUI.
@MainActor
struct UIKitPart<V> {
  let view: UIView
  let controller: UIViewController?
  let update: (V, EnvironmentValues) -> Void
  let dismantle: () -> Void

  init(_ view: UIView, update: @escaping (V, EnvironmentValues) -> Void, dismantle: @escaping () -> Void) {
    self.view = view
    controller = nil
    self.update = update
    self.dismantle = dismantle
  }

  init(
    _ controller: UIViewController, update: @escaping (V, EnvironmentValues) -> Void, dismantle: @escaping () -> Void
  ) {
    view = controller.view
    self.controller = controller
    self.update = update
    self.dismantle = dismantle
  }
}

/// A view of UIKit's in its place: made once, told of each change, and taken apart at the end.
final class UIKitNode<V: View>: Node {
  private var given: V?
  private var environment: EnvironmentValues?
  private var properties = PropertyStorage()
  private var part: UIKitPart<V>?
  /// What is evaluated again when views of SwiftUI's come to stand in the view, or go.
  private lazy var content = Node(graph: graph, parent: self, path: path)

  override var name: String { String(describing: V.self) }

  func update(
    _ view: V, in context: RenderContext, make: (V, EnvironmentValues) -> UIKitPart<V>
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
    part.view.layOut()
    content.evaluate {}
    var output = renderChildren {
      _ = child(PathKey(), in: context) { _ in content }
      render(part.view, in: context.inside(self))
      return Output([Piece(.uiKit(UIKitPiece(view: part.view, controller: part.controller)), in: context)])
    }
    for drawn in part.view.drawnElsewhere {
      graph.warn(
        "\(name) shows \(drawn), and what that shows is not played; describe it with accessibilityRepresentation")
      output.modify { $0.lacksWords = true }
    }
    appear()
    return output
  }

  private func apply(_ view: V, in context: RenderContext, _ make: (V, EnvironmentValues) -> UIKitPart<V>) {
    var connected = view
    properties.connect(&connected, at: self, environment: context.environment)
    if let part { return part.update(connected, context.environment) }
    part = UnopenedContent.trying(V.self) {
      let part = make(connected, context.environment)
      part.view.noteChange = { [weak content] in content?.invalidate() }
      part.update(connected, context.environment)
      part.view.layOut()
      return part
    }
  }

  private func leftOut(in context: RenderContext) -> Output {
    graph.warn("\(name) is a view of UIKit, and is not played; describe it with accessibilityRepresentation")
    return Output([Piece(.opaque(name), in: context)])
  }

  /// Renders what stands in the view of SwiftUI's own.
  private func render(_ view: UIView, in context: RenderContext) {
    if let hosting = view as? UIHostingView {
      hosting.pieces = context.at(.serial(hosting.number)).render(hosting.content).pieces
    }
    for inner in view.subviews { render(inner, in: context) }
  }

  override func appear() {
    guard isOnScreen, let controller = part?.controller, !controller.isOnScreen else { return }
    graph.onAppearance { controller.appear() }
  }

  override func disappear() {
    guard let controller = part?.controller else { return }
    graph.onAppearance { controller.disappear() }
  }

  override func remove() {
    guard let part else { return }
    graph.onAppearance { part.dismantle() }
  }
}

/// What stands of UIKit's in its place.
struct UIKitPiece {
  let view: UIView
  let controller: UIViewController?
}

extension UIView {
  /// Lets each view in it arrange what is in that, as for the screen.
  func layOut() {
    layoutIfNeeded()
    for view in subviews { view.layOut() }
  }

  /// The types of what is in it that is not known.
  fileprivate var drawnElsewhere: [String] {
    let drawn = [self as UIResponder, controller].compactMap(\.self).filter { $0 is any DrawnElsewhere }
    return drawn.map { "\(type(of: $0))" } + subviews.flatMap(\.drawnElsewhere)
  }
}
