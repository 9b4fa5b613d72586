internal import Diagnostics
internal import OrderedCollections

extension Scope {
  /// Carries out an effect that changes state, and returns whether it was one.
  ///
  /// - Throws: ``StateError`` if a value cannot be computed or the place cannot be changed; the state is then as before.
  package mutating func apply(_ effect: Effect, within budget: inout Budget) throws(StateError) -> Bool {
    switch effect {
    case .set(let assignments):
      try set(assignments, within: &budget)
    case .assign(let place, let value):
      do { try growth.put(value, for: self.value(at: place), at: .code) } catch { throw .evaluation(error) }
      update(at: place) { $0 = value }
    case .toggle(let path):
      try change(path, expecting: "true or false", within: &budget) { value in
        guard let flag = value.flag else { return false }
        value = .flag(!flag)
        return true
      }
    case .append(let template, let path):
      let value = try newItem(of: template, for: path, within: &budget)
      try changeList(path, within: &budget) { list, identities in
        list.append(value)
        identities.append()
      }
    case .insert(let template, let path, let position):
      let value = try newItem(of: template, for: path, within: &budget)
      let index = try index(position, within: &budget)
      try changeList(path, within: &budget) { list, identities throws(StateError) in
        guard (0...list.count).contains(index) else { throw .missingItem("place \(index)", in: path.description) }
        list.insert(value, at: index)
        identities.insert(at: index)
      }
    case .remove(let removal, let path):
      try remove(removal, from: path, within: &budget)
    case .move(let path, let from, let to):
      let (start, end) = (try index(from, within: &budget), try index(to, within: &budget))
      try changeList(path, within: &budget) { list, identities throws(StateError) in
        guard list.indices.contains(start) else { throw .missingItem("item \(start)", in: path.description) }
        let item = list.remove(at: start)
        list.insert(item, at: min(max(end, 0), list.count))
        identities.move(from: start, to: end)
      }
    case .push, .present, .dismiss, .back, .focus, .announce, .screenChanged, .layoutChanged, .pageScrolled, .after,
      .call:
      return false
    }
    return true
  }

  /// The value at a place in state or in a control; `nil` for none, and for a control that nobody has changed.
  package func value(at place: StatePath) -> Value? {
    guard let owner = place.owner else { return state.value(at: place.steps[...]) }
    return controls[owner]?.value(at: place.steps.dropFirst())
  }

  /// Lets instances of components have the state that they begin with.
  package mutating func begin(_ states: [StatePath: Value]) {
    controls.merge(states) { known, _ in known }
  }

  /// Changes the value at a place in state, or of what a control or a component keeps.
  private mutating func update(at place: StatePath, _ body: (inout Value) -> Void) {
    guard let owner = place.owner else { return state.update(at: place.steps[...], body) }
    changedControls.insert(owner)
    controls[owner, default: .null].update(at: place.steps.dropFirst(), body)
  }

  /// Computes a template: literal but for the expressions in it.
  func value(of template: Template, within budget: inout Budget) throws(StateError) -> Value {
    switch template {
    case .value(.constant(let value)): return value
    case .value(.expression(let expression)):
      do { return try value(of: expression, within: &budget) } catch { throw .evaluation(error) }
    case .list(let items):
      var values: ChunkedArray<Value> = []
      for item in items { values.append(try value(of: item, within: &budget)) }
      return .list(values)
    case .record(let entries):
      var record: OrderedDictionary<String, Value> = [:]
      for entry in entries { record[entry.name] = try value(of: entry.template, within: &budget) }
      return .record(record)
    }
  }

  /// Computes a dynamic value.
  package func resolved<Wrapped: DynamicValue>(
    _ dynamic: Dynamic<Wrapped>, within budget: inout Budget
  ) throws(StateError) -> Wrapped {
    switch dynamic {
    case .constant(let value): return value
    case .expression(let expression):
      let value: Value
      do { value = try self.value(of: expression, within: &budget) } catch { throw .evaluation(error) }
      guard let wrapped = Wrapped(value) else {
        throw .evaluation(EvaluationError(Wrapped.misfit(value), at: expression.origin))
      }
      return wrapped
    }
  }

  private func index(_ dynamic: Dynamic<Double>, within budget: inout Budget) throws(StateError) -> Int {
    let number = try resolved(dynamic, within: &budget)
    guard let index = Int(exactly: number.rounded()) else { throw .wrongType("the index", expected: "a number") }
    return index
  }

  /// Gives places new values, all computed from the state before; if one cannot be changed, none is.
  private mutating func set(_ assignments: [Effect.Assignment], within budget: inout Budget) throws(StateError) {
    var values: [Value] = []
    for assignment in assignments { values.append(try value(of: assignment.value, within: &budget)) }
    let before = assignments.count > 1 ? (state, controls) : nil
    var growth = growth
    do throws(StateError) {
      for (assignment, value) in zip(assignments, values) {
        try change(assignment.path, expecting: "a value", within: &budget) { old throws(StateError) in
          do throws(EvaluationError) {
            try growth.put(value, for: old, at: assignment.path.origin)
          } catch {
            throw .evaluation(error)
          }
          old = value
          return true
        }
      }
    } catch {
      if let before { (state, controls) = before }
      throw error
    }
    self.growth = growth
  }

  /// Computes what is put into a list.
  private mutating func newItem(
    of template: Template, for path: Path, within budget: inout Budget
  ) throws(StateError) -> Value {
    let value = try value(of: template, within: &budget)
    do { try growth.put(value, at: path.origin) } catch { throw .evaluation(error) }
    return value
  }

  private mutating func remove(
    _ removal: Removal, from path: Path, within budget: inout Budget
  ) throws(StateError) {
    let (name, position): (String, Int?)
    switch removal {
    case .item(let template):
      let item = try value(of: template, within: &budget)
      (name, position) = ("such item", try self.position(of: item, in: path, within: &budget))
    case .index(let dynamic):
      let index = try index(dynamic, within: &budget)
      (name, position) = ("item \(index)", index)
    }
    var growth = growth
    try changeList(path, within: &budget) { list, identities throws(StateError) in
      guard let position, list.indices.contains(position) else { throw .missingItem(name, in: path.description) }
      growth.release(list.remove(at: position))
      identities.remove(at: position)
    }
    self.growth = growth
  }

  /// Where in a list the first item stands that is equal to a value; `nil` if none is.
  private func position(
    of wanted: Value, in path: Path, within budget: inout Budget
  ) throws(StateError) -> Int? {
    do {
      guard let place = try statePath(of: path, within: &budget), let list = value(at: place)?.list else { return nil }
      for (index, item) in list.enumerated() where try budget.areEqual(item, wanted, at: path.origin) { return index }
      return nil
    } catch {
      throw .evaluation(error)
    }
  }

  private mutating func changeList(
    _ path: Path, within budget: inout Budget,
    _ body: (inout ChunkedArray<Value>, inout ItemIdentities) throws(StateError) -> Void
  ) throws(StateError) {
    let place: StatePath?
    do { place = try statePath(of: path, within: &budget) } catch { throw .evaluation(error) }
    var identities = place.flatMap { self.identities[$0] }
    try change(path, expecting: "a list", within: &budget) { value throws(StateError) in
      guard case .list(var list) = value else { return false }
      var numbers = identities ?? ItemIdentities(count: list.count)
      if numbers.count != list.count { numbers = ItemIdentities(count: list.count) }
      try body(&list, &numbers)
      identities = numbers
      value = .list(list)
      return true
    }
    if let place { self.identities[place] = identities }
  }

  private mutating func change(
    _ path: Path, expecting expected: String, within budget: inout Budget,
    _ body: (inout Value) throws(StateError) -> Bool
  ) throws(StateError) {
    let place: StatePath?
    do { place = try statePath(of: path, within: &budget) } catch { throw .evaluation(error) }
    guard let place else { throw .unchangeable(path.description) }
    var isChanged = false
    var failure: StateError?
    update(at: place) { value in
      do throws(StateError) { isChanged = try body(&value) } catch { failure = error }
    }
    if let failure { throw failure }
    guard isChanged else { throw .wrongType(path.description, expected: expected) }
  }
}

extension OrderedDictionary<String, Value> {
  /// Changes the value at a place; a member that is not there yet is added, a place that cannot be is passed over.
  mutating func update(at steps: ArraySlice<StatePath.Step>, _ body: (inout Value) -> Void) {
    guard case .member(let name) = steps.first else { return }
    self[name, default: .null].update(at: steps.dropFirst(), body)
  }
}

extension OrderedDictionary<String, Value> {
  /// The value at a place, or `nil` if there is none.
  fileprivate func value(at steps: ArraySlice<StatePath.Step>) -> Value? {
    guard case .member(let name) = steps.first else { return nil }
    return self[name]?.value(at: steps.dropFirst())
  }
}

extension Value {
  fileprivate func value(at steps: ArraySlice<StatePath.Step>) -> Value? {
    switch (self, steps.first) {
    case (_, nil): self
    case (.record(let record), .member): record.value(at: steps)
    case (.list(let list), .index(let index)) where list.indices.contains(index):
      list[index].value(at: steps.dropFirst())
    default: nil
    }
  }

  fileprivate mutating func update(at steps: ArraySlice<StatePath.Step>, _ body: (inout Value) -> Void) {
    switch (self, steps.first) {
    case (_, nil):
      body(&self)
    case (.record(var record), .member):
      self = .null
      record.update(at: steps, body)
      self = .record(record)
    case (.list(var list), .index(let index)) where list.indices.contains(index):
      self = .null
      list.update(at: index) { $0.update(at: steps.dropFirst(), body) }
      self = .list(list)
    default:
      break
    }
  }
}
