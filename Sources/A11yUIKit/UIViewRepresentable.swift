/// UIKit's view inside SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _ForeignView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public func _render(in place: _ForeignPlace) {
    let context = place.context
    place.output = context.node.child(context.at(.type(Self.self)).key, in: context) {
      ForeignNode<Self>(graph: context.graph, parent: context.node, path: $0)
    }
    .update(self, in: context) { representable, environment in
      let coordinator = representable.makeCoordinator()
      let context = Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
      let view = representable.makeUIView(context: context)
      return ForeignPart(UIKitPiece(view)) {
        $0.updateUIView(
          view, context: Context(coordinator: coordinator, transaction: Transaction(), environment: $1))
      } dismantle: {
        Self.dismantleUIView(view, coordinator: coordinator)
      }
    }
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}

/// UIKit's controller inside SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _ForeignView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public func _render(in place: _ForeignPlace) {
    let context = place.context
    place.output = context.node.child(context.at(.type(Self.self)).key, in: context) {
      ForeignNode<Self>(graph: context.graph, parent: context.node, path: $0)
    }
    .update(self, in: context) { representable, environment in
      let coordinator = representable.makeCoordinator()
      let context = Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
      let controller = representable.makeUIViewController(context: context)
      return ForeignPart(UIKitPiece(controller)) {
        $0.updateUIViewController(
          controller, context: Context(coordinator: coordinator, transaction: Transaction(), environment: $1))
      } dismantle: {
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      }
    }
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction
  public var environment: EnvironmentValues
}
