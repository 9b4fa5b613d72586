/// What containers know about a piece: rows of a list, choices of a picker, tabs.
struct RowTraits {
  /// What `tag(_:)` gave.
  var tag: AnyHashable?
  /// The ids of the rows around, innermost first.
  var rowIDs: [AnyHashable] = []
  /// What `id(_:)` gave.
  var id: AnyHashable?
  var edit: RowEdit?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var swipeActions: [SwipeActions] = []
  var contextMenu: [Piece] = []
  var badge: String?
  var tab = TabTraits()
  /// What a suggestion fills in when it is chosen.
  var searchCompletion: String?
  /// The token that it adds then.
  var searchToken: Any?
  var priority = 0.0
  var layoutValues: [ObjectIdentifier: Any] = [:]
  var containerValues = ContainerValues()

  mutating func addEditing(_ editing: RowEditing, at index: Int) {
    edit = edit ?? RowEdit(editing: editing, index: index)
  }

  /// Whether the piece stands for a value that was chosen.
  func matches(_ selection: AnyHashable?) -> Bool {
    guard let selection else { return false }
    return candidates.contains { $0 == selection }
  }

  /// The values that the piece may stand for, the most certain one first.
  var candidates: [AnyHashable] { (tag.map { [$0] } ?? []) + rowIDs + (id.map { [$0] } ?? []) }
}

/// What the bar of tabs knows about the content of one.
struct TabTraits {
  var item: [Piece] = []
  var isSearch = false
  /// Whether the tab stands in the bar and cannot be chosen.
  var isDisabled = false
  /// What accessibility is told of it.
  var words: [AccessibilityChange] = []
  /// What tests call it.
  var identifier: String?
  /// Whether the bar is gone while the tab is shown.
  var hidesBar = false
}

/// Actions that a swipe over a row uncovers.
struct SwipeActions {
  var edge: HorizontalEdge
  var items: [Piece]
}
