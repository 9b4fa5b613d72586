package import OrderedCollections

/// The names that an expression can see, with their values.
package struct Scope: Sendable, Hashable {
  /// A name that `forEach` introduces.
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: Value
    /// Where in state the value lives, so that actions can change it; `nil` if it was computed.
    package var path: StatePath?

    package init(name: String, value: Value, path: StatePath? = nil) {
      (self.name, self.value, self.path) = (name, value, path)
    }
  }

  package var state: OrderedDictionary<String, Value>
  package var settings: Settings
  /// How the app writes numbers and dates.
  package var formats: Formats
  /// The views of the author's own, by their names.
  var components = Kept<[String: Component]>([:])
  /// How the items of lists that have changed are told apart.
  var identities: [StatePath: ItemIdentities] = [:]
  /// What has been changed in controls that are bound to nothing.
  var controls: [StatePath: Value] = [:]
  /// How many bytes the scenario was written in, on which it depends how much work it may take.
  package var writtenSize = 0
  /// How much more the effects of the app may put into state.
  var growth = Growth()
  /// The controls that were changed since the scope was marked as seen.
  var changedControls: Set<StatePath> = []
  /// Innermost last.
  package var variables: [Variable] = []

  package init(
    state: OrderedDictionary<String, Value> = [:], settings: Settings = Settings(), formats: Formats = Formats()
  ) {
    self.state = state
    self.settings = settings
    self.formats = formats
  }

  /// The scope inside one turn of a `forEach`.
  package func adding(_ variable: Variable) -> Scope {
    var scope = self
    scope.variables.append(variable)
    return scope
  }

  /// Lets variables follow the state that they stand for; items of lists may have moved, and stay what they were.
  package mutating func follow() {
    for index in variables.indices {
      guard let path = variables[index].path, path.item == nil, let value = value(at: path) else { continue }
      variables[index].value = value
    }
  }

  /// The names that can begin a path, for messages.
  package var names: [String] {
    variables.map(\.name) + state.keys + ["settings"]
  }
}

extension Scope {
  /// The names that mean something else in a later scope.
  ///
  /// - Complexity: linear in the number of names and in what has changed; values that are shared are not looked into.
  func names(changedIn other: Scope) -> Set<Name> {
    var names: Set<Name> = settings == other.settings ? [] : [.word("settings")]
    for (name, value) in other.state where state[name] != value { names.insert(.word(name)) }
    for name in state.keys where other.state[name] == nil { names.insert(.word(name)) }
    if identities != other.identities {
      for (path, numbers) in other.identities where identities[path] != numbers {
        if case .member(let name) = path.steps.first { names.insert(.word(name)) }
      }
    }
    for place in other.changedControls { names.insert(.control(place)) }
    return names
  }

  /// Begins to note what is changed in controls from here on.
  package mutating func markAsSeen() {
    changedControls = []
  }
}
