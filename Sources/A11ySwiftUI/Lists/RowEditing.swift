/// What a person can do to the rows that a `ForEach` makes.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension RowEditing {
  var isAvailable: Bool { delete != nil || move != nil }

  /// These rules where there are some, else others.
  func overriding(_ other: RowEditing) -> RowEditing {
    RowEditing(delete: delete ?? other.delete, move: move ?? other.move)
  }

  /// What `editActions` do to the collection itself.
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    of data: Binding<C>, allowing actions: EditActions<C>
  ) {
    if actions.contains(.delete) {
      delete = { offsets in data.wrappedValue.remove(atOffsets: offsets) }
    }
    if actions.contains(.move) {
      move = { offsets, target in
        var elements = Array(data.wrappedValue)
        elements.move(fromOffsets: offsets, toOffset: target)
        data.wrappedValue.replaceSubrange(data.wrappedValue.startIndex..., with: elements)
      }
    }
  }
}

/// A list in edit mode.
struct ListEditing {
  /// The row whose removal is to be confirmed.
  let removed: PathKey?
  /// Asks for the removal of a row, or of none.
  let remove: @MainActor (PathKey?) -> Void
}

/// One row's own rules, with its position among the rows.
struct RowEdit {
  let editing: RowEditing
  let index: Int
}

/// What a person may do to a collection in place.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}
