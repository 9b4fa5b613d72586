/// What a view does when it comes and goes.
@MainActor
final class AppearanceNode: Node {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isVisible = false

  /// Comes onto the screen at the end of the pass under way.
  override func appear() {
    guard !isVisible, isOnScreen else { return }
    isVisible = true
    graph.onAppearance { [self] in onAppear?() }
  }

  override func disappear() {
    guard isVisible else { return }
    isVisible = false
    graph.onAppearance { [self] in onDisappear?() }
  }
}
