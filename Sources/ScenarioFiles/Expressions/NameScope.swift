import Diagnostics
import Interface
import OrderedCollections

/// The names that an expression can see, with what is known about their values before anything has happened.
struct NameScope: Sendable {
  private var state: OrderedDictionary<String, ValueShape>
  private var variables: [(name: String, shape: ValueShape)] = []

  /// Whether all names are known, so that others are wrong.
  private var isComplete = true

  init(state: OrderedDictionary<String, Value> = [:], drafts: [String] = []) {
    self.state = state.mapValues { ValueShape(of: $0) }
    for name in drafts { self.state[name] = .text }
  }

  /// The names after state could not be read.
  static let unknown = {
    var scope = NameScope()
    scope.isComplete = false
    return scope
  }()

  /// Lets an expression see the variables of a `forEach`.
  mutating func push(_ variable: String, _ index: String?, over list: Expression) {
    var shape = ValueShape.any
    if case .path(let path) = list, case .list(let items)? = try? self.shape(of: path) { shape = items }
    variables.append((variable, shape))
    if let index { variables.append((index, .number)) }
  }

  /// Lets an expression see a name of which this is known.
  mutating func push(_ name: String, _ shape: ValueShape) { variables.append((name, shape)) }

  private static let settings = ValueShape(of: Settings().record)

  /// The shape at the end of a path.
  func shape(of path: Path) throws(NameError) -> ValueShape {
    var shape = try shape(ofRoot: path.root)
    var name = path.root
    for (position, step) in path.steps.enumerated() {
      switch (step, shape) {
      case (_, .any):
        return .any
      case (.member(let member), .record(let members)):
        guard let known = members[member] else {
          let reason = EvaluationError.Reason.unknownMember(member, of: name, known: Array(members.keys))
          throw NameError(reason: reason, step: position)
        }
        shape = known
        name = member
      case (.member(let member), .list), (.member(let member), .text), (.member(let member), .number):
        guard let function = Function(member: member) else {
          throw NameError(reason: .noMembers(name, found: shape.name), step: position)
        }
        shape = shape.result(of: function)
        name = member
      case (.index, .list(let items)):
        shape = items
      default:
        throw NameError(reason: .noMembers(name, found: shape.name), step: position)
      }
    }
    return shape
  }

  /// What is known of the value of any expression; what is computed in other ways than by paths and functions is open.
  private func shape(of expression: Expression) -> ValueShape {
    switch expression {
    case .literal(let value): ValueShape(of: value)
    case .path(let path): (try? shape(of: path)) ?? .any
    case .call(let receiver, .map, let arguments, _):
      .list(of: arguments.first.map { within([receiver]).shape(of: $0.value) } ?? .any)
    case .call(let receiver, let function, _, _): shape(of: receiver).result(of: function)
    case .localized: .text
    case .list(let items): .list(of: items.first.map { shape(of: $0) } ?? .any)
    case .member, .item, .not, .negate, .binary, .conditional, .interpolation: .any
    }
  }

  /// The scope in which `it` is an item of each of some lists, the innermost last.
  func within(_ lists: [Expression]) -> NameScope {
    lists.reduce(self) { scope, list in
      var inside = scope
      if case .list(let items) = scope.shape(of: list) {
        inside.variables.append((Expression.itemName, items))
      } else {
        inside.variables.append((Expression.itemName, .any))
      }
      return inside
    }
  }

  private func shape(ofRoot root: String) throws(NameError) -> ValueShape {
    if let variable = variables.last(where: { $0.name == root }) { return variable.shape }
    if let shape = state[root] { return shape }
    if root == "settings" { return NameScope.settings }
    guard isComplete else { return .any }
    throw NameError(reason: .unknownName(root, known: known), step: nil)
  }

  /// All names that can begin a path here, the nearest first.
  var known: [String] { variables.reversed().map(\.name) + Array(state.keys) + ["settings"] }

  /// Whether a name is nearly one that is known; codes in capital letters, such as of shares, are none.
  func isNearlyKnown(_ name: String) -> Bool {
    isComplete && name.count > 2 && name != name.uppercased() && !NearMiss.candidates(for: name, among: known).isEmpty
  }

  /// What is known of the value of a name, or `nil` if nothing has this name.
  func shape(named name: String) -> ValueShape? {
    variables.last { $0.name == name }?.shape ?? state[name]
  }

  /// Whether a name can begin a path.
  func contains(_ name: String) -> Bool {
    state[name] != nil || variables.contains { $0.name == name }
  }

  /// Whether a name is that of a variable of a loop, or of a component's parameter.
  func hasVariable(_ name: String) -> Bool { variables.contains { $0.name == name } }

  /// The setting that a path leads to; `nil` for any other.
  func setting(at path: Path) -> Setting? {
    guard isSetting(path), path.steps.count == 1, case .member(let name)? = path.steps.first else { return nil }
    return Setting(rawValue: name)
  }

  /// Whether a path leads into the settings, which the app can only read.
  func isSetting(_ path: Path) -> Bool {
    path.root == "settings" && !contains("settings")
  }
}

/// A path that leads nowhere.
struct NameError: Error {
  var reason: EvaluationError.Reason
  /// The step that fails; `nil` for the root.
  var step: Int?
}
