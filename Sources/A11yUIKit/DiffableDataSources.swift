/// What a table or a collection shows, told by what each row is of and not by its place.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  public init() {}

  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var reloadedItemIdentifiers: [Item] { [] }
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }

  // MARK: - Sections
  public mutating func appendSections(_ sections: [Section]) { sectionIdentifiers += sections }
  public mutating func insertSections(_ sections: [Section], beforeSection section: Section) {
    sectionIdentifiers.insert(contentsOf: sections, at: indexOfSection(section) ?? sectionIdentifiers.endIndex)
  }
  public mutating func insertSections(_ sections: [Section], afterSection section: Section) {
    let place = indexOfSection(section).map { $0 + 1 } ?? sectionIdentifiers.endIndex
    sectionIdentifiers.insert(contentsOf: sections, at: place)
  }
  public mutating func deleteSections(_ sections: [Section]) {
    sectionIdentifiers.removeAll(where: sections.contains)
    for section in sections { items[section] = nil }
  }
  public mutating func moveSection(_ section: Section, beforeSection target: Section) {
    sectionIdentifiers.removeAll { $0 == section }
    insertSections([section], beforeSection: target)
  }
  public mutating func moveSection(_ section: Section, afterSection target: Section) {
    sectionIdentifiers.removeAll { $0 == section }
    insertSections([section], afterSection: target)
  }
  public mutating func reloadSections(_ sections: [Section]) {}

  // MARK: - Items
  /// Adds items to the end of a section, the last one unless it is said.
  public mutating func appendItems(_ added: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    items[section, default: []] += added
  }
  public mutating func insertItems(_ added: [Item], beforeItem item: Item) { insert(added, at: item, after: false) }
  public mutating func insertItems(_ added: [Item], afterItem item: Item) { insert(added, at: item, after: true) }
  public mutating func deleteItems(_ removed: [Item]) {
    let removed = Set(removed)
    items = items.mapValues { $0.filter { !removed.contains($0) } }
  }
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  public mutating func moveItem(_ item: Item, beforeItem target: Item) {
    deleteItems([item])
    insert([item], at: target, after: false)
  }
  public mutating func moveItem(_ item: Item, afterItem target: Item) {
    deleteItems([item])
    insert([item], at: target, after: true)
  }
  public mutating func reloadItems(_ items: [Item]) {}
  public mutating func reconfigureItems(_ items: [Item]) {}

  private mutating func insert(_ added: [Item], at item: Item, after: Bool) {
    guard let section = sectionIdentifier(containingItem: item), let place = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: added, at: after ? place + 1 : place)
  }

  /// What stands at a place.
  func item(at path: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Where something stands.
  func place(of item: Item) -> IndexPath? {
    for (section, name) in sectionIdentifiers.enumerated() {
      if let place = items[name]?.firstIndex(of: item) { return IndexPath(item: place, section: section) }
    }
    return nil
  }
}

/// What the sources of tables and of collections have in common: what is shown, and where it stands.
@preconcurrency @MainActor
open class DiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  private let reload: @MainActor () -> Void

  init(reload: @escaping @MainActor () -> Void) { self.reload = reload }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    reload()
    completion?()
  }
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  open func itemIdentifier(for path: IndexPath) -> Item? { shown.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { shown.place(of: item) }
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func index(for section: Section) -> Int? { shown.indexOfSection(section) }

  fileprivate var sectionCount: Int { shown.numberOfSections }
  fileprivate func itemCount(of section: Int) -> Int { sectionIdentifier(for: section).map(shown.numberOfItems) ?? 0 }
}

/// Makes the rows of a table of what they are of.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: DiffableDataSource<Section, Item>,
  UITableViewDataSource
{
  public typealias CellProvider = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?
  public var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let makeCell: CellProvider

  public init(tableView table: UITableView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init { [weak table] in table?.reloadData() }
    table.dataSource = self
  }

  open func numberOfSections(in table: UITableView) -> Int { sectionCount }
  open func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    itemCount(of: section)
  }
  open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    itemIdentifier(for: path).flatMap { makeCell(table, path, $0) } ?? UITableViewCell()
  }
  open func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  open func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  open func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {}
}

/// Makes the items of a collection of what they are of.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: DiffableDataSource<Section, Item>,
  UICollectionViewDataSource
{
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let makeCell: CellProvider

  public init(collectionView collection: UICollectionView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init { [weak collection] in collection?.reloadData() }
    collection.dataSource = self
  }

  open func numberOfSections(in view: UICollectionView) -> Int { sectionCount }
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount(of: section)
  }
  open func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    itemIdentifier(for: path).flatMap { makeCell(view, path, $0) } ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(view, kind, path) ?? UICollectionReusableView(frame: .zero)
  }
}
