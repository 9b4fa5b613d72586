public struct _TableColumn<Value> {
  let content: (Value) -> any View
}

nonisolated public struct TableColumn<Value: Identifiable, Sort, Content: View, Label: View> {
  let column: _TableColumn<Value>
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
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
    column = _TableColumn(content: { content($0) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) where Sort == Never {
    column = _TableColumn(content: { content($0) })
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort == KeyPathComparator<Value>, V: Comparable {
    column = _TableColumn(content: { content($0) })
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>)
  where Sort == KeyPathComparator<Value>, Content == Text {
    column = _TableColumn(content: { Text($0[keyPath: value]) })
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (Value) -> Content) where Sort == Never {
    column = _TableColumn(content: { content($0) })
  }
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort: SortComparator, Sort.Compared == Value {
    column = _TableColumn(content: { content($0) })
  }
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, comparator: C,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort == KeyPathComparator<Value>, C.Compared == V {
    column = _TableColumn(content: { content($0) })
  }
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, String>, comparator: String.StandardComparator
  ) where Sort == KeyPathComparator<Value>, Content == Text {
    column = _TableColumn(content: { Text($0[keyPath: value]) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort == KeyPathComparator<Value>, V: Comparable {
    column = _TableColumn(content: { content($0) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>)
  where Sort == KeyPathComparator<Value>, Content == Text {
    column = _TableColumn(content: { Text($0[keyPath: value]) })
  }
}

@resultBuilder
public enum TableColumnBuilder<Value: Identifiable> {
  public static func buildExpression<Sort, C: View, L: View>(_ column: TableColumn<Value, Sort, C, L>) -> [_TableColumn<
    Value
  >] {
    [column.column]
  }
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ columns: TableColumnForEach<Data, ID, Value>
  ) -> [_TableColumn<Value>] { columns.columns }
  public static func buildExpression(_ columns: Group<_TableColumns<Value>>) -> [_TableColumn<Value>] {
    columns.content.columns
  }
  public static func buildBlock(_ parts: [_TableColumn<Value>]...) -> [_TableColumn<Value>] { parts.flatMap(\.self) }
  public static func buildIf(_ part: [_TableColumn<Value>]?) -> [_TableColumn<Value>] { part ?? [] }
  public static func buildEither(first: [_TableColumn<Value>]) -> [_TableColumn<Value>] { first }
  public static func buildEither(second: [_TableColumn<Value>]) -> [_TableColumn<Value>] { second }
}

/// Columns made of the items of a collection.
nonisolated public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, Value: Identifiable> {
  let columns: [_TableColumn<Value>]

  public init<Sort, C: View, L: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> TableColumn<Value, Sort, C, L>
  ) { columns = data.map { content($0).column } }
  public init<Sort, C: View, L: View>(
    _ data: Data, content: @escaping (Data.Element) -> TableColumn<Value, Sort, C, L>
  ) where Data.Element: Identifiable, ID == Data.Element.ID { columns = data.map { content($0).column } }
}

/// Several columns together.
nonisolated public struct _TableColumns<Value: Identifiable> { let columns: [_TableColumn<Value>] }

extension Group {
  @_disfavoredOverload
  public init<Value: Identifiable>(@TableColumnBuilder<Value> content: () -> [_TableColumn<Value>])
  where Content == _TableColumns<Value> { self.init(content: _TableColumns(columns: content())) }
}

/// What a person has changed of the columns, which a phone does not offer.
public struct TableColumnCustomization<Value: Identifiable>: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetOrder() {}
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
