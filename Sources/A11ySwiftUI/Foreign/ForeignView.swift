/// A view of another framework's: what stands in for that framework says what it comes to.
@MainActor @preconcurrency
public protocol _ForeignView: View where Body == Never {
  func _render(in place: _ForeignPlace)
}

extension _ForeignView {
  public var body: Never { fatalError("views of other frameworks have no body") }
}

/// The place of such a view.
@MainActor
public final class _ForeignPlace {
  package let context: RenderContext
  /// What the view has come to.
  package var output = Output()

  init(_ context: RenderContext) { self.context = context }
}
