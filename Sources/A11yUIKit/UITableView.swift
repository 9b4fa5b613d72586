internal import Interface

/// Rows in sections, which a data source makes.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { rowToDelete = nil } } }
  /// The row in edit mode that goes once a person confirms it: its button “Delete” is shown.
  var rowToDelete: IndexPath?
  private var makers: [String: @MainActor (String) -> UITableViewCell] = [:]
  private var edgeMakers: [String: @MainActor (String) -> UITableViewHeaderFooterView] = [:]
  private var sections: [Section]?
  private var selected: Set<IndexPath> = []

  /// A section as its data source and its delegate have made it.
  private struct Section {
    var header: Edge
    var footer: Edge
    var cells: [UITableViewCell]

    var isEmpty: Bool {
      guard case .none = header, case .none = footer else { return false }
      return cells.isEmpty
    }
  }
  private enum Edge {
    case none
    case title(String)
    case view(UIView)
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public static func appearance() -> UITableView { UITableView() }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: - Cells
  open func register<Cell: UITableViewCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { type.init(_reused: $0) }
  }
  open func register<Edge: UITableViewHeaderFooterView>(
    _ type: Edge.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) { edgeMakers[identifier] = { type.init(_reused: $0) } }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?(identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    makers[identifier]?(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    edgeMakers[identifier]?(identifier)
  }
  open func cellForRow(at path: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    guard let sections, sections.indices.contains(path.section) else { return nil }
    let cells = sections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (section, content) in (sections ?? []).enumerated() {
      if let row = content.cells.firstIndex(where: { $0 === cell }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
  open var visibleCells: [UITableViewCell] { sections?.flatMap(\.cells) ?? [] }
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap { indexPath(for: $0) } }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  // MARK: - Changes
  open func reloadData() {
    for cell in visibleCells { cell.removeFromSuperview() }
    sections = nil
    selected = []
  }
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
  open func reloadSections(_ indices: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    selected.subtract(paths)
    reloadKeepingSelection()
  }
  open func reconfigureRows(at paths: [IndexPath]) { reloadKeepingSelection() }
  open func insertSections(_ indices: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
  open func deleteSections(_ indices: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
  open func moveRow(at path: IndexPath, to target: IndexPath) { reloadKeepingSelection() }
  open func beginUpdates() {}
  open func endUpdates() { reloadKeepingSelection() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadKeepingSelection()
    completion?(true)
  }
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  private func reloadKeepingSelection() {
    let selected = selected
    reloadData()
    self.selected = selected
  }

  // MARK: - Selection
  open var indexPathForSelectedRow: IndexPath? { selected.sorted().first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !choosesSeveral { selected = [] }
    if let path { selected.insert(path) }
  }
  private var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var canChoose: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  open func deselectRow(at path: IndexPath, animated: Bool) { selected.remove(path) }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// What a tap on a row does.
  private func choose(_ path: IndexPath) {
    guard canChoose else { return }
    if choosesSeveral, selected.contains(path) {
      selected.remove(path)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let chosen = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    let before = choosesSeveral ? [] : selected.subtracting([chosen])
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    for path in before { tableDelegate?.tableView(self, didDeselectRowAt: path) }
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  // MARK: - What is shown
  open override func layoutIfNeeded() {
    loadIfNeeded()
    super.layoutIfNeeded()
  }

  private func loadIfNeeded() {
    guard sections == nil, let dataSource else { return }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      let cells = (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
      }
      return Section(
        header: edge(
          tableDelegate?.tableView(self, viewForHeaderInSection: section),
          dataSource.tableView(self, titleForHeaderInSection: section)),
        footer: edge(
          tableDelegate?.tableView(self, viewForFooterInSection: section),
          dataSource.tableView(self, titleForFooterInSection: section)), cells: cells)
    }
    sections = loaded
    for cell in loaded.flatMap(\.cells) { addSubview(cell) }
  }

  private func edge(_ view: UIView?, _ title: String?) -> Edge {
    if let view { .view(view) } else if let title { .title(title) } else { .none }
  }

  override func content(by emitter: inout Emitter) -> [Interface.View] {
    loadIfNeeded()
    let path = emitter.path(of: self)
    var views: [Interface.View] = []
    for (index, section) in (sections ?? []).enumerated() {
      var place = path
      place.descend(.index(index))
      var rows: [Interface.View] = []
      for (row, cell) in section.cells.enumerated() {
        rows.append(self.row(cell, at: IndexPath(row: row, section: index), by: &emitter))
      }
      var view = emitter.make(.section, place, children: rows)
      view.header = self.views(of: section.header, "header", place, by: &emitter)
      view.footer = self.views(of: section.footer, "footer", place, by: &emitter)
      views.append(view)
    }
    let header = tableHeaderView.map { emitter.views(inside: [$0]) } ?? []
    let footer = tableFooterView.map { emitter.views(inside: [$0]) } ?? []
    let isEmpty = sections.map { $0.allSatisfy(\.isEmpty) } ?? false
    let rows = isEmpty ? emitter.emptyList(path) : emitter.make(.list, path, part: "rows", children: views)
    return header + [rows] + footer
  }

  private func views(
    of edge: Edge, _ part: StaticString, _ path: PathKey, by emitter: inout Emitter
  ) -> [Interface.View] {
    switch edge {
    case .none: []
    case .title(let title): [emitter.make(.text, path, part: part, emitter.text(title))]
    case .view(let view): emitter.views(inside: [view])
    }
  }

  private func row(_ cell: UITableViewCell, at path: IndexPath, by emitter: inout Emitter) -> Interface.View {
    cell.tellsMore = { [weak self] in
      guard let self else { return }
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    var view = emitter.view(of: cell)
    if canChoose { view.action = view.action ?? emitter.tokens.action { [self] in choose(path) } }
    if selected.contains(path) { view.traits.append(.selected) }
    if isEditing { return edited(view, cell, at: path, by: &emitter) }
    view.swipeActions = swipeActions(at: path, by: &emitter)
    return view
  }

  /// What a swipe over a row shows, trailing actions first; a row that can be deleted and has none of its own has that.
  private func swipeActions(at path: IndexPath, by emitter: inout Emitter) -> [Interface.View] {
    let trailing = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let leading = tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let place = place(of: path, by: emitter)
    var views: [Interface.View] = []
    for (index, action) in ((trailing?.actions ?? []) + (leading?.actions ?? [])).enumerated() {
      var button = emitter.make(.button, place, part: "swipe", emitter.text(action.title ?? ""))
      if action.title == nil, let image = action.image { emitter.call(&button, by: image) }
      button.turns.append(Int32(clamping: index))
      button.action = emitter.tokens.action { [self] in action.handler(action, self, { _ in }) }
      views.append(button)
    }
    guard trailing == nil, let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return views }
    let delete = SystemWord.delete.text(in: emitter.environment)
    var button = emitter.make(.button, place, part: "delete", emitter.text(delete))
    button.action = emitter.tokens.action { [self] in dataSource.tableView(self, commit: .delete, forRowAt: path) }
    return [button] + views
  }
}

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  func numberOfSections(in table: UITableView) -> Int
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
  func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath)
}
extension UITableViewDataSource {
  public func numberOfSections(in table: UITableView) -> Int { 1 }
  public func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// All rows can be edited, as Apple's reference has it of a data source that does not say.
  ///
  /// By swipes they can where it deletes rows, which is not known of it.
  public func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { table.isEditing }
  /// Assumed where the method is not implemented: whether a data source moves rows is not known of it.
  public func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    table.showsReorderControl(at: path)
  }
  public func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  public func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath?
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath)
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath)
  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath)
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat
  func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration?
}
extension UITableViewDelegate {
  public func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  public func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  public func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {}
  public func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  public func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
  public func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public var title: String?
  public var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var backgroundColor: UIColor!
  let handler: Handler
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
