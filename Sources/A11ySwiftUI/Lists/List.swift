/// Rows that a person can scroll through.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, _ selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  init(_ content: Content, single selection: Binding<SelectionValue?>?) {
    self.init(content, selection.map { ListSelection($0) })
  }

  init(_ content: Content, several selection: Binding<Set<SelectionValue>>?) {
    self.init(content, selection.map { ListSelection(several: $0) })
  }

  @MainActor func render(in context: RenderContext) -> Output {
    var inner = context.at(.slot("list")).render(content)
    let mode = context.environment.editMode
    let isEditing = context.evaluate { mode?.wrappedValue.isEditing ?? false }
    if let selection {
      let chosen = context.evaluate { selection.get() }
      let isInColumn = context.environment.isInColumn
      inner.pieces = inner.pieces.map { selecting($0, selection, chosen, isEditing: isEditing, isInColumn: isInColumn) }
      if isInColumn, let clear = selection.clear, !chosen.isEmpty {
        inner.preferences.add(ColumnChoiceKey.self, ColumnChoice(clear: clear))
      }
    }
    let removed = context.keep("removed") { StateBox<PathKey?>(nil) }
    let editing = ListEditing(removed: context.evaluate { removed.get() }) { removed.set($0) }
    var list = context.scrolling(.list(inner.pieces, editing: isEditing ? editing : nil))
    list.take(context.environment.systemStyles.list)
    return Output([list], preferences: inner.preferences)
  }

  /// Lets a row be chosen.
  private func selecting(
    _ piece: Piece, _ selection: ListSelection, _ chosen: Set<AnyHashable>, isEditing: Bool, isInColumn: Bool
  ) -> Piece {
    func selecting(_ rows: [Piece]) -> [Piece] {
      rows.map { self.selecting($0, selection, chosen, isEditing: isEditing, isInColumn: isInColumn) }
    }
    var piece = piece
    if case .section(var section) = piece.kind {
      section.content = selecting(section.content)
      piece.kind = .section(section)
      return piece
    }
    if case .disclosure(var group) = piece.kind {
      group.content = selecting(group.content)
      piece.kind = .disclosure(group)
    }
    // A link in a column chooses its value (Apple, “NavigationSplitView”).
    if isInColumn, case .button(var button) = piece.kind, let value = button.linkedValue, selection.accepts(value) {
      button.action = { selection.choose(value) }
      piece.kind = .button(button)
      if chosen.contains(value) { piece.modifications.append(.accessibility(.addTraits(.isSelected))) }
      return piece
    }
    guard !piece.traits.isSelectionDisabled, selection.isSingle || isEditing,
      let value = piece.traits.candidates.first(where: selection.accepts)
    else { return piece }
    piece.modifications.append(.tap { selection.choose(value) })
    piece.modifications.append(.accessibility(.addTraits(.isButton)))
    if chosen.contains(value) { piece.modifications.append(.accessibility(.addTraits(.isSelected))) }
    return piece
  }
}

/// What rows of a list are chosen.
struct ListSelection {
  let isSingle: Bool
  let get: () -> Set<AnyHashable>
  let choose: @MainActor (AnyHashable) -> Void
  let accepts: (AnyHashable) -> Bool
  /// Chooses nothing, where that is possible.
  var clear: (@MainActor () -> Void)?

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSingle = true
    clear = { binding.wrappedValue = nil }
    get = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    accepts = { $0.base is Value }
  }

  init<Value: Hashable>(one binding: Binding<Value>) {
    isSingle = true
    get = { [AnyHashable(binding.wrappedValue)] }
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    accepts = { $0.base is Value }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    isSingle = false
    get = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    choose = {
      guard let value = $0.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
    accepts = { $0.base is Value }
  }
}

nonisolated extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), single: selection)
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), several: selection)
  }
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), ListSelection(one: selection))
  }

  // A binding is a collection too, and has initializers of its own.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), single: selection)
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), several: selection)
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), single: selection)
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ForEach(data, id: id, content: rowContent), several: selection)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), single: selection)
  }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), several: selection)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent), single: selection)
  }
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(ForEach(data, content: rowContent), several: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), single: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), several: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, editActions: editActions, content: rowContent), single: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, editActions: editActions, content: rowContent), several: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), single: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), several: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, content: rowContent), single: selection)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), single: selection)
  }
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, content: rowContent), several: selection)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), several: selection)
  }
}

nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
  // A binding is a collection too, and has initializers of its own.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(ForEach(data, id: id, content: rowContent)) }
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { self.init(ForEach(data, content: rowContent)) }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent))
  }
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, content: rowContent))
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, editActions: editActions, content: rowContent))
  }
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

nonisolated extension View {
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    piecewise { piece, _ in
      if let view { piece.modifications.append(.look(.background((view as? Color)?.paint ?? .unknown))) }
    }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey?) -> Self { self }
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> Self { self }
  public func listItemTint(_ tint: ListItemTint?) -> Self { self }
  public func listItemTint(_ tint: Color?) -> Self { self }
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> Self { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait { row, _ in row.isDeleteDisabled = isDisabled }
  }
  public func moveDisabled(_ isDisabled: Bool) -> some View { rowTrait { row, _ in row.isMoveDisabled = isDisabled } }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait { row, _ in row.isSelectionDisabled = isDisabled }
  }

  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let items = content()
    return rendered { view, context in
      let actions = context.at(.slot("swipe")).render(items)
      var output = context.render(view)
      output.modify { piece in
        piece.withEachRow { $0.swipeActions.append(SwipeActions(edge: edge, items: actions.pieces)) }
      }
      output.preferences.merge(actions.preferences)
      return output
    }
  }

  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    let items = menuItems()
    return rendered { view, context in
      let menu = context.at(.slot("menu")).remembering { $0.enterMenu() }.render(items)
      var output = context.render(view)
      output.modify { $0.traits.contextMenu += menu.pieces.flatMap(\.inMenu) }
      output.preferences.merge(menu.preferences)
      return output
    }
  }

  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }

  public func contextMenu<MenuItems: View>(_ menu: ContextMenu<MenuItems>?) -> some View {
    contextMenu { menu?.items }
  }

  public func contextMenu<I: Hashable, M: View>(
    forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    rendered { view, context in
      var output = context.render(view)
      output.modify { list in
        guard case .list(var rows, let editing) = list.kind else { return }
        for index in rows.indices {
          guard let value = rows[index].traits.candidates.lazy.compactMap({ $0.base as? I }).first else { continue }
          let place = context.at(.slot("menu")).at(.index(index)).remembering { $0.isUnopened = true }
          let items = place.render(context.evaluate { menu([value]) })
          rows[index].traits.contextMenu += items.pieces
          if let primaryAction { rows[index].modifications.append(.tap { primaryAction([value]) }) }
        }
        list.kind = .list(rows, editing: editing)
      }
      return output
    }
  }
}

public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}
public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  public static let automatic = AlternatingRowBackgroundBehavior()
  public static let enabled = AlternatingRowBackgroundBehavior()
  public static let disabled = AlternatingRowBackgroundBehavior()
}
