internal import Interface

/// A view of UIKit's, with its controller if it has one.
struct UIKitPiece: ForeignPiece {
  let view: UIView
  private let viewController: UIViewController?

  init(_ view: UIView) {
    self.view = view
    viewController = nil
  }

  init(_ controller: UIViewController) {
    view = controller.view
    viewController = controller
  }

  var controller: (any ForeignController)? { viewController }
  var holdsControl: Bool { view.holdsControl }
  var drawnElsewhere: [String] { view.drawnElsewhere }
  func noteChanges(_ note: @escaping () -> Void) { view.noteChange = note }
  func layOut() { view.layOut() }
  func render(in context: RenderContext) { view.renderHosted(in: context) }

  func view(by emitter: inout Emitter) -> Interface.View {
    emitter.showsForeign = true
    let outer = (emitter.tapped, emitter.isInsideElement)
    (emitter.tapped, emitter.isInsideElement) = (nil, false)
    defer { (emitter.tapped, emitter.isInsideElement) = outer }
    let view = emitter.view(of: view)
    if let viewController { emitter.presented += emitter.presentations(of: viewController) }
    return view
  }
}

extension UIView {
  /// Lets each view in it arrange what is in that, as for the screen.
  func layOut() {
    layoutIfNeeded()
    for view in subviews { view.layOut() }
  }

  fileprivate var holdsControl: Bool { self is UIControl || subviews.contains(where: \.holdsControl) }

  /// The types of what is in it that is not known.
  fileprivate var drawnElsewhere: [String] {
    let drawn = [self as UIResponder, controller].compactMap(\.self).filter { $0 is any DrawnElsewhere }
    return drawn.map { "\(type(of: $0))" } + subviews.flatMap(\.drawnElsewhere)
  }

  /// Renders what stands in it of SwiftUI's own.
  fileprivate func renderHosted(in context: RenderContext) {
    if let hosting = self as? UIHostingView {
      hosting.pieces = context.at(.serial(hosting.number)).render(hosting.content).pieces
    }
    for inner in subviews { inner.renderHosted(in: context) }
  }
}

extension UIView: ForeignTarget {}
