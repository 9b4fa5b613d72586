/// Several views in a row.
nonisolated public struct TupleView<T>: View, Renderable {
  public var value: T
  var children: [any View]

  init(children: [any View], _ value: T) {
    self.children = children
    self.value = value
  }

  /// Makes one of a tuple of views, each of which can be absent.
  public init(_ value: T) {
    self.init(children: Mirror(reflecting: value).children.map { $0.value as? any View ?? EmptyView() }, value)
  }

  @MainActor func render(in context: RenderContext) -> Output {
    var output = Output()
    for (index, child) in children.enumerated() {
      output.append(context.at(.index(index)).render(child))
    }
    return output
  }
}
