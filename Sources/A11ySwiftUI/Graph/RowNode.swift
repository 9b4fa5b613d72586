/// One of the views that a collection is made into: it is made again when its item, or what it reads, has changed.
final class RowNode<Content: View>: Node {
  private var given: Content?
  private var output: Output?
  private var environment: EnvironmentValues?
  private var space: CGSize?
  private var isInGap = false

  /// What the view of an item comes to.
  ///
  /// - Parameters:
  ///   - isKept: Whether the collection, and the closure that makes views of it, are those of the last time.
  ///   - context: The place of the row.
  ///   - make: Makes the view.
  /// - Returns: What it was before, unless the view or what it reads has changed.
  func update(keeping isKept: Bool, in context: RenderContext, _ make: () -> Content) -> Output {
    let wasDirty = isDirty
    let isSamePlace =
      environment.map { $0.isIdentical(to: context.environment) } == true && space == context.space
      && isInGap == context.isInGap
    let last = given
    let view = isKept && !wasDirty ? last ?? evaluate(make) : evaluate(make)
    if isSamePlace, !wasDirty, !isDirtyBelow, let last, let output, isKept || areSame(last, view) { return output }
    (given, environment, space, isInGap) = (view, context.environment, context.space, context.isInGap)
    graph.noteRow()
    let rendered = renderChildren { context.inside(self).render(view) }
    output = rendered
    return rendered
  }
}

/// What a place was last asked to render.
final class LastRendered<Value> {
  private var value: Value?

  /// Whether it is the same as last time, bit by bit; notes it for the next time.
  func isRepeated(_ new: Value) -> Bool {
    defer { value = new }
    return value.map { areIdentical($0, new) } ?? false
  }
}
