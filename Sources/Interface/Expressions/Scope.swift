public import OrderedCollections

/// The names that an expression can see, with their values.
public struct Scope: Sendable, Hashable {
  /// A name that `forEach` introduces.
  public struct Variable: Sendable, Hashable {
    public var name: String
    public var value: Value
    /// Where in state the value lives, so that actions can change it; `nil` if it was computed.
    public var path: StatePath?
  }

  public var state: OrderedDictionary<String, Value>
  public var settings: Settings
  /// How the items of lists that have changed are told apart.
  var identities: [StatePath: ItemIdentities] = [:]
  /// Innermost last.
  public var variables: [Variable] = []

  public init(state: OrderedDictionary<String, Value> = [:], settings: Settings = Settings()) {
    self.state = state
    self.settings = settings
  }

  /// The scope inside one turn of a `forEach`.
  public func adding(_ variable: Variable) -> Scope {
    var scope = self
    scope.variables.append(variable)
    return scope
  }

  /// The names that can begin a path, for messages.
  public var names: [String] {
    variables.map(\.name) + state.keys + ["settings"]
  }
}

extension Scope {
  /// The names that mean something else in another scope.
  ///
  /// - Complexity: linear in the number of names and in what has changed; values that are shared are not looked into.
  func names(changedIn other: Scope) -> Set<String> {
    var names = Set(other.state.lazy.filter { state[$0.key] != $0.value }.map(\.key))
    for name in state.keys where other.state[name] == nil { names.insert(name) }
    if settings != other.settings { names.insert("settings") }
    if identities != other.identities {
      for (path, numbers) in other.identities where identities[path] != numbers {
        if case .member(let name) = path.steps.first { names.insert(name) }
      }
    }
    return names
  }
}

/// A place in state, free of variables: `comments`, `[0]`, `favorite`.
public struct StatePath: Sendable, Hashable {
  /// One step into state.
  public enum Step: Sendable, Hashable {
    case member(String)
    case index(Int)
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The path one step further in.
  public func appending(_ step: Step) -> StatePath {
    StatePath(steps + [step])
  }
}
