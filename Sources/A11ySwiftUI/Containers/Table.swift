/// Rows with columns.
///
/// A phone shows the first column only, as a list.
nonisolated public struct Table<Value: Identifiable, Columns>: View, Renderable {
  let site = CallSite()
  let sections: [_TableRows<Value>]
  let columns: [_TableColumn<Value>]

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    sections = [_TableRows(values: Array(data))]
    self.columns = columns()
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] { self.init(data, columns: columns) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] { self.init(data, columns: columns) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(data, columns: columns)
  }

  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(sections: rows(), columns: columns()) }
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(sections: rows(), columns: columns()) }
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(sections: rows(), columns: columns()) }
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(sections: rows(), columns: columns())
  }
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(sections: rows(), columns: columns())
  }

  private init(sections: [_TableRows<Value>], columns: [_TableColumn<Value>]) where Columns == [_TableColumn<Value>] {
    self.sections = sections
    self.columns = columns
  }

  @MainActor func render(in context: RenderContext) -> Output {
    guard let first = columns.first else { return Output() }
    let list = List {
      ForEach(items: Array(sections.enumerated()), identify: \.offset) { views(of: $0.element, in: first) }
    }
    return context.render(list)
  }

  @ViewBuilder private func views(of section: _TableRows<Value>, in column: _TableColumn<Value>) -> some View {
    let rows = ForEach(section.values) { row in AnyView(unpacking: column.content(row)) }
    if let header = section.header {
      Section {
        rows
      } header: {
        AnyView(unpacking: header)
      }
    } else {
      rows
    }
  }
}

public struct _TableColumn<Value> {
  let title: Text
  let content: (Value) -> any View
}

nonisolated public struct TableColumn<Value: Identifiable, Sort, Content: View, Label: View> {
  let column: _TableColumn<Value>
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
}

public struct TableColumnAlignment: Hashable, Sendable {
  public static let automatic = TableColumnAlignment()
  public static let leading = TableColumnAlignment()
  public static let center = TableColumnAlignment()
  public static let trailing = TableColumnAlignment()
  public static let numeric = TableColumnAlignment()
}

nonisolated extension TableColumn where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) where Sort == Never {
    column = _TableColumn(title: Text(titleKey), content: { content($0) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) where Sort == Never {
    column = _TableColumn(title: Text(title), content: { content($0) })
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort == KeyPathComparator<Value>, V: Comparable {
    column = _TableColumn(title: Text(titleKey), content: { content($0) })
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>)
  where Sort == KeyPathComparator<Value>, Content == Text {
    column = _TableColumn(title: Text(titleKey), content: { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>)
  where Sort == KeyPathComparator<Value>, Content == Text {
    column = _TableColumn(title: Text(title), content: { Text($0[keyPath: value]) })
  }
}

/// A row of a table that is written out.
nonisolated public struct TableRow<Value: Identifiable> {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
}

/// Rows of a table, of which those of a section have a header.
nonisolated public struct _TableRows<Value: Identifiable> {
  var header: (any View)?
  let values: [Value]
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
  @_disfavoredOverload
  public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> [_TableRows<Value>])
  where Content == _TableRows<Value> {
    self.init(header: EmptyView(), content: _TableRows(values: content().flatMap(\.values)), footer: EmptyView())
  }
}
nonisolated extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Identifiable>(
    _ title: S, @TableRowBuilder<Value> content: () -> [_TableRows<Value>]
  )
  where Content == _TableRows<Value> {
    self.init(header: Text(title), content: _TableRows(values: content().flatMap(\.values)), footer: EmptyView())
  }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [_TableRows<Value>] {
    [_TableRows(values: [row.value])]
  }
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [_TableRows<Value>] { [_TableRows(values: rows.data.map { rows.content($0).value })] }
  public static func buildExpression<Parent: View, Footer>(
    _ section: Section<Parent, _TableRows<Value>, Footer>
  ) -> [_TableRows<Value>] {
    [_TableRows(header: section.header is EmptyView ? nil : section.header, values: section.content.values)]
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
}

@resultBuilder
public enum TableColumnBuilder<Value: Identifiable> {
  public static func buildExpression<Sort, C: View, L: View>(_ column: TableColumn<Value, Sort, C, L>) -> [_TableColumn<
    Value
  >] {
    [column.column]
  }
  public static func buildBlock(_ parts: [_TableColumn<Value>]...) -> [_TableColumn<Value>] { parts.flatMap(\.self) }
  public static func buildIf(_ part: [_TableColumn<Value>]?) -> [_TableColumn<Value>] { part ?? [] }
  public static func buildEither(first: [_TableColumn<Value>]) -> [_TableColumn<Value>] { first }
  public static func buildEither(second: [_TableColumn<Value>]) -> [_TableColumn<Value>] { second }
}

@MainActor @preconcurrency public protocol TableStyle {}
nonisolated public struct AutomaticTableStyle: TableStyle { public init() {} }
nonisolated extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { .init() }
  public static var inset: Self { .init() }
}
