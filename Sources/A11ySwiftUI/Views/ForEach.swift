/// Views made of the items of a collection; each stays the same view as long as its item has the same id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var editing = RowEditing()
}

extension ForEach {
  /// Items for content of any kind, of this module or of one that stands in for another framework.
  nonisolated package init(
    items data: Data, identify id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach: View, _PrimitiveView, Renderable where Content: View {
  @MainActor func render(in context: RenderContext) -> Output {
    var inner = context
    let editing = inner.rowEditing.overriding(editing)
    inner.rowEditing = RowEditing()
    let rendered = data as? any RenderedData
    rendered?.render(in: context)
    let rows = context.evaluate { data.map { (id: id($0), item: $0) } }
    // What is rendered here is new each time, whatever stands for it.
    let isKept = rendered == nil && context.keep("rows") { LastRendered<Self>() }.isRepeated(self)
    let serials = context.node.serials(at: context.key)
    var output = Output()
    var seen: [AnyHashable: Int] = [:]
    for (index, row) in rows.enumerated() {
      let identifier = AnyHashable(row.id)
      var serial = serials.serial(of: identifier)
      if let count = seen[identifier] {
        context.graph.warn("ForEach has the id \(row.id) more than once", in: context)
        serial = serials.serial(of: Repetition(id: identifier, count: count))
      }
      seen[identifier, default: 0] += 1
      var shown = render(row.item, keeping: isKept, in: inner.at(.serial(serial)))
      for position in shown.pieces.indices {
        shown.pieces[position].traits.rowIDs.append(identifier)
        if editing.isAvailable { shown.pieces[position].traits.addEditing(editing, at: index) }
      }
      output.append(shown)
    }
    return output
  }

  /// What one item comes to; tabs, views of which one is shown, and what is only looked at, are no rows.
  @MainActor private func render(_ item: Data.Element, keeping isKept: Bool, in context: RenderContext) -> Output {
    guard context.tabs == nil, context.candidates == nil, !context.isOutline else {
      return context.render(context.evaluate { content(item) })
    }
    return context.node.child(context.key, in: context) {
      RowNode<Content>(graph: context.graph, parent: context.node, path: $0)
    }
    .update(keeping: isKept, in: context) { content(item) }
  }
}

/// An id that occurs again.
private struct Repetition: Hashable {
  let id: AnyHashable
  let count: Int
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Rows of a constant range are told apart by where they stand, not by their numbers: a picker that is bound to 2 shows
  /// “4 people” for `ForEach(2..<100)` (Hacking with Swift, “WeSplit”, by what its readers quote).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 - data.lowerBound })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0)) },
      id: { $0.1 })
  }

  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content)
    editing = RowEditing(of: data, allowing: editActions)
  }

  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Base>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(view: view), content: content, id: { $0.id })
  }
}

/// A collection that stands for the views of some content, once they are rendered.
nonisolated public struct ForEachSubviewCollection<Base: View>: RandomAccessCollection {
  private final class Rendering {
    var pieces: [Piece] = []
  }

  private let view: Base
  private let rendering = Rendering()

  init(view: Base) { self.view = view }

  public var startIndex: Int { 0 }
  public var endIndex: Int { rendering.pieces.count }
  public subscript(index: Int) -> Subview { Subview(piece: rendering.pieces[index]) }
}

/// Data that are known once views are rendered.
@MainActor
protocol RenderedData {
  func render(in context: RenderContext)
}

extension ForEachSubviewCollection: RenderedData {
  @MainActor func render(in context: RenderContext) {
    rendering.pieces = context.at(.slot("subviews")).render(view).pieces
  }
}

/// Views that are made of data.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows that a person can delete or move.
nonisolated struct EditedRows<Base: DynamicViewContent>: DynamicViewContent, Renderable {
  let base: Base
  let change: (inout RowEditing) -> Void

  @MainActor var data: Base.Data { base.data }

  @MainActor func render(in context: RenderContext) -> Output {
    var context = context
    change(&context.rowEditing)
    return context.render(base)
  }
}

nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(base: self) { $0.delete = action }
  }

  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedRows(base: self) { $0.move = action }
  }

  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { EditedRows(base: self) { _ in } }

  public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { EditedRows(base: self) { _ in } }

  public func dropDestination<T>(
    for payload: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { EditedRows(base: self) { _ in } }
}
