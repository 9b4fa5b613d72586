internal import Interface

/// Items in sections, which a data source makes: what is in an item are elements of their own, unless the item is one.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  private var makers: [String: @MainActor () -> UICollectionReusableView] = [:]
  private var sections: [[UICollectionViewCell]]?
  private var headers: [Int: UICollectionReusableView] = [:]
  private var selected: Set<IndexPath> = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  public static func appearance() -> UICollectionView { UICollectionView() }

  // MARK: - Cells
  open func register<Cell: UICollectionReusableView>(_ type: Cell.Type?, forCellWithReuseIdentifier identifier: String)
  {
    makers[identifier] = type.map { type in { type.init(_reused: ()) } }
  }
  open func register<View: UICollectionReusableView>(
    _ type: View.Type?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { makers[kind + identifier] = type.map { type in { type.init(_reused: ()) } } }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView { makers[kind + identifier]?() ?? UICollectionReusableView(frame: .zero) }
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(_reused: ())
    if let item { registration.handler(cell, path, item) }
    return cell
  }
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: @MainActor (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping @MainActor (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    loadIfNeeded()
    guard let sections, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].indices.contains(path.item) ? sections[path.section][path.item] : nil
  }
  open var visibleCells: [UICollectionViewCell] { sections?.flatMap(\.self) ?? [] }

  // MARK: - Changes
  open func reloadData() {
    for view in visibleCells + Array(headers.values) { view.removeFromSuperview() }
    (sections, headers, selected) = (nil, [:], [])
  }
  open func reloadItems(at paths: [IndexPath]) { reloadKeepingSelection() }
  open func reloadSections(_ indices: IndexSet) { reloadKeepingSelection() }
  open func insertItems(at paths: [IndexPath]) { reloadKeepingSelection() }
  open func deleteItems(at paths: [IndexPath]) { reloadKeepingSelection() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadKeepingSelection()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  private func reloadKeepingSelection() {
    let selected = selected
    reloadData()
    self.selected = selected
  }

  // MARK: - Selection
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let path { selected.insert(path) }
    mark()
  }
  open func deselectItem(at path: IndexPath, animated: Bool) {
    selected.remove(path)
    mark()
  }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// Has the cells know whether they are chosen.
  private func mark() {
    for (section, cells) in (sections ?? []).enumerated() {
      for (item, cell) in cells.enumerated() {
        cell.isSelected = selected.contains(IndexPath(item: item, section: section))
      }
    }
  }
  private var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// What a tap on an item does.
  fileprivate func choose(_ path: IndexPath) {
    guard allowsSelection, collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: - What is shown
  open override func layoutIfNeeded() {
    loadIfNeeded()
    super.layoutIfNeeded()
  }

  private func loadIfNeeded() {
    guard sections == nil, let dataSource else { return }
    sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let first = IndexPath(item: 0, section: section)
      headers[section] = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: first)
      return (0..<max(0, dataSource.collectionView(self, numberOfItemsInSection: section))).map { item in
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        (cell.collection, cell.place) = (self, path)
        return cell
      }
    }
    for view in Array(headers.values) + visibleCells { addSubview(view) }
    mark()
  }

  override func content(by emitter: inout Emitter) -> [Interface.View] {
    loadIfNeeded()
    if let sections, headers.values.allSatisfy(\.subviews.isEmpty), sections.allSatisfy(\.isEmpty) {
      return [emitter.emptyList(emitter.path(of: self))]
    }
    var views: [Interface.View] = []
    for (index, cells) in (sections ?? []).enumerated() {
      if let header = headers[index] { views += emitter.views(inside: [header]) }
      for cell in cells {
        var view = emitter.view(of: cell)
        if cell.isSelected, cell.isAccessibilityElement { view.traits.append(.selected) }
        views.append(view)
      }
    }
    return views
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// As a collection makes a view that it knows by its type alone.
  public required convenience init(_reused: Void) { self.init(frame: .zero) }
  open func prepareForReuse() {}
  public var reuseIdentifier: String? { nil }
}
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var configured: UIView?
  /// Where it stands, and in what.
  var place: IndexPath?
  weak var collection: UICollectionView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  private func takeConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
  }
  override var takesTap: Bool { isUserInteractionEnabled && collection != nil }
  package override func tap() {
    super.tap()
    if let place { collection?.choose(place) }
  }
}
/// A cell in the look of a row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.compactMap(\.view)
      for view in accessoryViews { addSubview(view) }
    }
  }
  private var accessoryViews: [UIView] = []
  override var isElementByItself: Bool { true }
  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.cell, emitter.path(of: self), children: emitter.views(inside: subviews))
    // Assumed, as of the rows of tables.
    if accessories.contains(where: \.isCheckmark) { view.traits.append(.selected) }
    return view
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
  func numberOfSections(in view: UICollectionView) -> Int
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
}
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open func invalidateLayout() {}
}
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: -1, height: -1)
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}
