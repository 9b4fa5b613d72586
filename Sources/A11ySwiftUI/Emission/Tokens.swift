package import Interface

/// Rows that can be moved among each other.
struct RowOrder {
  var count: Int
  let move: (IndexSet, Int) -> Void
}

/// What can be done with the views of one screen, by the numbers that they bear.
@MainActor
package struct Tokens {
  private(set) var handlers: [AppAction] = []
  private(set) var bindings: [@MainActor (Value) -> Void] = []
  private(set) var orders: [RowOrder] = []
  /// What is told of fields that a person begins to edit, or has edited, by the numbers of their bindings.
  private(set) var editings: [Int: @MainActor (Bool) -> Void] = [:]
  /// The fields of which the app decides whether they are edited, by the numbers of their bindings.
  private(set) var linkedFields: Set<Int> = []

  /// An action that runs a closure.
  package mutating func action(_ handler: @escaping AppAction) -> Action {
    handlers.append(handler)
    return Action(handler: handlers.count - 1)
  }

  /// The place of a row among those that a closure moves; rows of one `ForEach` come one after the other.
  package mutating func place(_ index: Int, _ move: @escaping (IndexSet, Int) -> Void) -> StatePath {
    if let last = orders.last, last.count <= index, index > 0 {
      orders[orders.count - 1].count = index + 1
    } else {
      orders.append(RowOrder(count: index + 1, move: move))
    }
    return StatePath(binding: orders.count - 1).appending(.index(index))
  }

  /// A value that a closure changes.
  package mutating func bound(_ value: Value, _ set: @escaping @MainActor (Value) -> Void) -> Bound {
    bindings.append(set)
    var bound = Bound(.constant(value))
    bound.target = StatePath(binding: bindings.count - 1)
    return bound
  }

  /// A text that a closure changes, and another one follows the editing of.
  package mutating func edited(
    _ text: String, isLinked: Bool = false, _ editing: @escaping @MainActor (Bool) -> Void,
    _ set: @escaping @MainActor (String) -> Void
  ) -> Bound {
    editings[bindings.count] = editing
    if isLinked { linkedFields.insert(bindings.count) }
    return bound(.text(text)) { set($0.text ?? "") }
  }
}
