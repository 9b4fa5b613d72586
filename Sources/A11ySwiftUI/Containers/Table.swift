/// Rows with columns.
///
/// A phone shows the first column only, as a list, in which a person chooses rows as in any other.
nonisolated public struct Table<Value: Identifiable, Columns>: View, Renderable {
  let site = CallSite()
  let sections: [_TableRows<Value>]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?

  private init(_ sections: [_TableRows<Value>], _ columns: [_TableColumn<Value>], _ selection: ListSelection? = nil)
  where Columns == [_TableColumn<Value>] {
    self.sections = sections
    self.columns = columns
    self.selection = selection
  }

  @MainActor func render(in context: RenderContext) -> Output {
    guard let first = columns.first else { return Output() }
    let rows = ForEach(items: Array(sections.enumerated()), identify: \.offset) { views(of: $0.element, in: first) }
    return context.render(List<Value.ID, _>(rows, selection))
  }

  @MainActor @ViewBuilder
  private func views(of section: _TableRows<Value>, in column: _TableColumn<Value>) -> some View {
    let rows = ForEach(section.rows) { $0.view(in: column) }
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

// MARK: - Of a collection
nonisolated extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns())
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns())
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns())
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns())
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(several: selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(several: selection))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(several: selection))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init([_TableRows(rows: data.map { _TableRow(value: $0) })], columns(), ListSelection(several: selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: Self.tree(data, children))], columns())
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: Self.tree(data, children))], columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Columns == [_TableColumn<Value>] {
    self.init([_TableRows(rows: Self.tree(data, children))], columns(), ListSelection(several: selection))
  }

  private static func tree<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>
  ) -> [_TableRow<Value>] where Data.Element == Value {
    data.map { _TableRow(value: $0, children: $0[keyPath: children].map { tree($0, children) }) }
  }
}

// MARK: - Of rows that are written out
nonisolated extension Table {
  public init(
    of type: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(rows(), columns()) }
  public init<Sort: SortComparator>(
    of type: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value { self.init(rows(), columns()) }
  public init(
    of type: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(rows(), columns(), ListSelection(selection)) }
  public init<Sort: SortComparator>(
    of type: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(selection))
  }
  public init(
    of type: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(rows(), columns(), ListSelection(several: selection)) }
  public init<Sort: SortComparator>(
    of type: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(several: selection))
  }
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(rows(), columns(), ListSelection(selection)) }
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(selection))
  }
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>] { self.init(rows(), columns(), ListSelection(several: selection)) }
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(several: selection))
  }
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [_TableRows<Value>]
  ) where Columns == [_TableColumn<Value>], Sort.Compared == Value { self.init(rows(), columns()) }
}

@MainActor @preconcurrency public protocol TableStyle {}
nonisolated public struct AutomaticTableStyle: TableStyle { public init() {} }
nonisolated extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { .init() }
  public static var inset: Self { .init() }
}
