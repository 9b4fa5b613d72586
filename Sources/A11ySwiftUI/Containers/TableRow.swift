/// A row of a table that is written out.
nonisolated public struct TableRow<Value: Identifiable> {
  let row: _TableRow<Value>

  init(_ row: _TableRow<Value>) { self.row = row }
  public init(_ value: Value) { row = _TableRow(value: value) }

  private func changed(_ change: @escaping (AnyView) -> AnyView) -> Self {
    var row = row
    let inner = row.change
    row.change = { change(inner($0)) }
    return Self(row)
  }

  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self {
    let items = menuItems()
    return changed { AnyView($0.contextMenu { items }) }
  }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self {
    changed { AnyView($0.draggable(payload())) }
  }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  public func dropDestination<T: Transferable>(for type: T.Type = T.self, action: @escaping ([T]) -> Void) -> Self {
    changed { row in
      AnyView(
        row.dropDestination(for: type) { items, _ in
          action(items)
          return true
        })
    }
  }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self {
    changed { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// A row with rows below it that a person can open.
nonisolated public struct DisclosureTableRow<Value: Identifiable> {
  let row: _TableRow<Value>
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> [_TableRows<Value>]
  ) { row = _TableRow(value: value, children: content().flatMap(\.rows), isExpanded: isExpanded) }
}

/// A row of a table, with what its author did to it.
nonisolated public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  var children: [_TableRow<Value>]?
  var isExpanded: Binding<Bool>?
  var change: (AnyView) -> AnyView = { $0 }
  public var id: Value.ID { value.id }

  /// The row as a list shows it, of its first column.
  @MainActor func view(in column: _TableColumn<Value>) -> AnyView {
    let content = change(AnyView(unpacking: column.content(value)))
    guard let children else { return content }
    let below = ForEach(children) { $0.view(in: column) }
    guard let isExpanded else {
      return AnyView(DisclosureGroup(content: { below }, label: { content }))
    }
    return AnyView(DisclosureGroup(isExpanded: isExpanded, content: { below }, label: { content }))
  }
}

/// Rows of a table, of which those of a section have a header.
nonisolated public struct _TableRows<Value: Identifiable> {
  var header: (any View)?
  let rows: [_TableRow<Value>]
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
  @_disfavoredOverload
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> [_TableRows<Value>])
  where Content == _TableRows<Value> {
    self.init(header: EmptyView(), content: _TableRows(rows: content().flatMap(\.rows)), footer: EmptyView())
  }
}
nonisolated extension Section where Parent: View, Footer == EmptyView {
  @_disfavoredOverload
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> [_TableRows<Value>], @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<Value> {
    self.init(header: header(), content: _TableRows(rows: content().flatMap(\.rows)), footer: EmptyView())
  }
}
nonisolated extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Identifiable>(
    _ title: S, @TableRowBuilder<Value> content: () -> [_TableRows<Value>]
  )
  where Content == _TableRows<Value> {
    self.init(header: Text(title), content: _TableRows(rows: content().flatMap(\.rows)), footer: EmptyView())
  }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [_TableRows<Value>] { [_TableRows(rows: [row.row])] }
  public static func buildExpression(_ row: DisclosureTableRow<Value>) -> [_TableRows<Value>] {
    [_TableRows(rows: [row.row])]
  }
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [_TableRows<Value>] { [_TableRows(rows: rows.data.map { rows.content($0).row })] }
  public static func buildExpression<Parent: View, Footer>(
    _ section: Section<Parent, _TableRows<Value>, Footer>
  ) -> [_TableRows<Value>] {
    [_TableRows(header: section.header is EmptyView ? nil : section.header, rows: section.content.rows)]
  }
  public static func buildBlock(_ parts: [_TableRows<Value>]...) -> [_TableRows<Value>] { parts.flatMap(\.self) }
  public static func buildIf(_ part: [_TableRows<Value>]?) -> [_TableRows<Value>] { part ?? [] }
  public static func buildEither(first: [_TableRows<Value>]) -> [_TableRows<Value>] { first }
  public static func buildEither(second: [_TableRows<Value>]) -> [_TableRows<Value>] { second }
}

extension ForEach {
  public init<Value: Identifiable>(_ data: Data, content: @escaping (Data.Element) -> TableRow<Value>)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Value> {
    self.init(items: data, identify: { $0.id }, content: content)
  }
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value> {
    self.init(items: data, identify: { $0[keyPath: id] }, content: content)
  }
}
