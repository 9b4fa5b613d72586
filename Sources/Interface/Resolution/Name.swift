/// Something that has a value which a view can depend on.
enum Name: Sendable, Hashable {
  /// What expressions call it: a piece of state, a loop's variable, or `settings`.
  case word(String)
  /// The value that a control keeps which is bound to nothing.
  case control(StatePath)
  /// A name outside of the component that is being resolved, as it is called where the component is used.
  indirect case outer(Name)
}

extension Set<Name> {
  /// Adds the names that the value of an expression depends on.
  mutating func insert(namesIn expression: Expression) {
    switch expression {
    case .literal: break
    case .path(let path): insert(namesIn: path)
    case .not(let operand, _), .negate(let operand, _): insert(namesIn: operand)
    case .binary(_, let left, let right, _):
      insert(namesIn: left)
      insert(namesIn: right)
    case .conditional(let condition, let yes, let no, _):
      insert(namesIn: condition)
      insert(namesIn: yes)
      insert(namesIn: no)
    case .call(let receiver, _, let arguments, _):
      insert(namesIn: receiver)
      for argument in arguments { insert(namesIn: argument.value) }
    case .member(let owner, _, _, _): insert(namesIn: owner)
    case .localized(let text): for argument in text.arguments { insert(namesIn: argument) }
    case .item(let list, let position, _):
      insert(namesIn: list)
      insert(namesIn: position)
    case .interpolation(let parts), .list(let parts): for part in parts { insert(namesIn: part) }
    }
  }

  /// Adds the names that the value of a template depends on.
  mutating func insert(namesIn template: Template) {
    switch template {
    case .value(.constant): break
    case .value(.expression(let expression)): insert(namesIn: expression)
    case .list(let items): for item in items { insert(namesIn: item) }
    case .record(let entries): for entry in entries { insert(namesIn: entry.template) }
    }
  }

  /// Adds the name that a path begins with, and those that its indices depend on.
  mutating func insert(namesIn path: Path) {
    insert(.word(path.root))
    for case .index(let expression) in path.steps { insert(namesIn: expression) }
  }
}
