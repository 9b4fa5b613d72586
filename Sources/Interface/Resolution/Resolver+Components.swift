internal import Diagnostics
internal import OrderedCollections

/// A component that is being resolved.
struct ComponentFrame: Sendable {
  /// Where it is used.
  var place: SourcePlace
  /// The names at that place.
  var scope: Scope
  /// What is put into its slots; what goes into the slot without a name has none.
  var slots: [String?: ChunkedArray<View>]
}

extension Resolver {
  /// Resolves what a component is made of, with its parameters and the state of this instance.
  mutating func resolve(
    _ use: ComponentUse, as view: View, keeping kept: inout ResolvedView
  ) -> ChunkedArray<View> {
    guard let component = scope.components.wrapped[use.name] else { return [] }
    let outside = (scope: scope, turns: turns, changes: changes, names: names)
    names = []
    turns += view.origin.turns
    let place = StatePath([.control(view.origin, turns: turns)])
    var inside = scope
    inside.variables = parameters(of: component, for: use)
    begin(component, at: place, among: &inside)
    if !component.state.isEmpty { names.insert(.control(place)) }
    let asked = names
    names = []
    changes.formUnion(outside.changes.map(Name.outer))
    for variable in inside.variables where !kept.variables.contains(variable) { changes.insert(.word(variable.name)) }
    kept.variables = inside.variables
    var slots: [String?: ChunkedArray<View>] = view.children.isEmpty ? [:] : [nil: view.children]
    for slot in use.slots { slots[slot.name] = slot.views }
    frames.append(ComponentFrame(place: view.origin, scope: outside.scope, slots: slots))
    scope = inside
    let views = resolve(component.views, keeping: &kept.children)
    frames.removeLast()
    (scope, turns, changes) = (outside.scope, outside.turns, outside.changes)
    // What the component asks its parameters and its own state for, it asks for where it is used.
    names = outside.names.union(asked).union(names.map(\.fromOutside))
    return views
  }

  /// Resolves what was put into a slot where the component is used, or else what stands in the slot itself.
  mutating func resolveSlot(
    _ name: String?, as view: View, keeping kept: inout ResolvedView
  ) -> ChunkedArray<View> {
    guard let frame = frames.popLast() else { return [] }
    defer { frames.append(frame) }
    guard let views = frame.slots[name] else {
      frames.append(frame)
      defer { frames.removeLast() }
      return resolve(view.children, keeping: &kept.children)
    }
    let outside = (scope: scope, turns: turns, changes: changes, names: names)
    names = []
    turns += view.origin.turns
    changes = Set(outside.changes.compactMap(\.ofOutside))
    scope = frame.scope
    let resolved = resolve(views, keeping: &kept.children)
    (scope, turns, changes) = (outside.scope, outside.turns, outside.changes)
    names = outside.names.union(names.map(Name.outer))
    return resolved
  }

  /// The parameters of a component with what they are told.
  private mutating func parameters(of component: Component, for use: ComponentUse) -> [Scope.Variable] {
    component.parameters.map { parameter in
      guard let argument = use.arguments.first(where: { $0.name == parameter.name }) else {
        return Scope.Variable(name: parameter.name, value: parameter.standard ?? .null, path: nil)
      }
      return Scope.Variable(
        name: parameter.name, value: value(of: argument.value) ?? .null, path: argument.path.flatMap { place(of: $0) })
    }
  }

  /// Lets the body of a component see the state of an instance: as it was kept, or as it begins.
  private mutating func begin(_ component: Component, at place: StatePath, among inside: inout Scope) {
    guard !component.state.isEmpty else { return }
    var known: OrderedDictionary<String, Value> = [:]
    if case .record(let record)? = scope.controls[place] { known = record }
    let outside = scope
    defer { scope = outside }
    for entry in component.state {
      scope.variables = inside.variables
      let value = known[entry.name] ?? value(of: entry.template) ?? .null
      known[entry.name] = value
      inside.variables.append(
        Scope.Variable(name: entry.name, value: value, path: place.appending(.member(entry.name))))
    }
    if outside.controls[place] == nil { begun[place] = .record(known) }
  }
}

extension Name {
  /// The name as it is called where the component is used, around whose body it was asked for.
  fileprivate var fromOutside: Name {
    if case .outer(let name) = self { name } else { self }
  }

  /// The name as it is called where the component is used; `nil` for names of the body.
  fileprivate var ofOutside: Name? {
    if case .outer(let name) = self { name } else { nil }
  }
}

extension SourcePlace {
  /// What tells views from others that come from the same place, but are used in another.
  fileprivate var turns: [Int32] { [numbers.0, numbers.1] }
}
