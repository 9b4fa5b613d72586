/// Several views without an arrangement of their own; modifiers reach each of them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView, Renderable where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

extension Group {
  /// Builds from the views that some content comes to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// The views that some content comes to, made into others.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View, Renderable {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor func render(in context: RenderContext) -> Output {
    let subviews = context.at(.slot("subviews")).render(base)
    let result = context.evaluate { transform(SubviewsCollection(subviews.pieces)) }
    var output = context.at(.slot("result")).render(result)
    output.preferences.merge(subviews.preferences)
    return output
  }
}

/// One view that some content came to.
nonisolated public struct Subview: View, Renderable, Identifiable {
  public struct ID: Hashable { let path: PathKey }

  let piece: Piece

  public var id: ID { ID(path: piece.path) }
  public var containerValues: ContainerValues { piece.traits.containerValues }

  @MainActor func render(in context: RenderContext) -> Output { Output([piece]) }
}

/// The views that some content came to.
nonisolated public struct SubviewsCollection: View, Renderable, RandomAccessCollection {
  let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  public var startIndex: Int { pieces.startIndex }
  public var endIndex: Int { pieces.endIndex }
  public subscript(index: Int) -> Subview { Subview(piece: pieces[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: SubviewsCollection(Array(pieces[bounds])))
  }

  @MainActor func render(in context: RenderContext) -> Output { Output(pieces) }
}

/// Some of the views that some content came to.
nonisolated public struct SubviewsCollectionSlice: View, Renderable, RandomAccessCollection {
  let base: SubviewsCollection

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { base[bounds] }

  @MainActor func render(in context: RenderContext) -> Output { Output(base.pieces) }
}
