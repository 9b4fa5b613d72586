internal import OrderedCollections

extension Scope {
  /// Carries out an effect that changes state, and returns whether it was one.
  ///
  /// - Throws: ``StateError`` if a value cannot be computed or the place cannot be changed; the state is then as before.
  package mutating func apply(_ effect: Effect) throws(StateError) -> Bool {
    switch effect {
    case .set(let path, let template):
      let value = try value(of: template)
      try change(path) { $0 = value }
    case .assign(let place, let value):
      if place.isControl {
        controls[place] = value
        changedControls.insert(place)
      } else {
        state.update(at: place.steps[...]) { $0 = value }
      }
    case .toggle(let path):
      try change(path, expecting: "true or false") { value in
        guard let flag = value.flag else { return false }
        value = .flag(!flag)
        return true
      }
    case .append(let template, let path):
      let value = try value(of: template)
      try changeList(path) { list, identities in
        list.append(value)
        identities.append()
      }
    case .remove(let removal, let path):
      try remove(removal, from: path)
    case .move(let path, let from, let to):
      let (start, end) = (try index(from), try index(to))
      try changeList(path) { list, identities throws(StateError) in
        guard list.indices.contains(start) else { throw .missingItem("item \(start)", in: path.description) }
        let item = list.remove(at: start)
        list.insert(item, at: min(max(end, 0), list.count))
        identities.move(from: start, to: end)
      }
    case .push, .present, .dismiss, .back, .focus, .announce, .screenChanged, .layoutChanged, .pageScrolled,
      .call:
      return false
    }
    return true
  }

  /// The value at a place in state or in a control; `nil` for none, and for a control that nobody has changed.
  package func value(at place: StatePath) -> Value? {
    place.isControl ? controls[place] : state.value(at: place.steps[...])
  }

  /// Computes a template: literal but for the expressions in it.
  package func value(of template: Template) throws(StateError) -> Value {
    switch template {
    case .value(.constant(let value)): return value
    case .value(.expression(let expression)):
      do { return try value(of: expression) } catch { throw .evaluation(error) }
    case .list(let items):
      var values: ChunkedArray<Value> = []
      for item in items { values.append(try value(of: item)) }
      return .list(values)
    case .record(let entries):
      var record: OrderedDictionary<String, Value> = [:]
      for entry in entries { record[entry.name] = try value(of: entry.template) }
      return .record(record)
    }
  }

  /// Computes a dynamic value.
  package func resolved<Wrapped: DynamicValue>(_ dynamic: Dynamic<Wrapped>) throws(StateError) -> Wrapped {
    switch dynamic {
    case .constant(let value): return value
    case .expression(let expression):
      let value: Value
      do { value = try self.value(of: expression) } catch { throw .evaluation(error) }
      guard let wrapped = Wrapped(value) else {
        throw .evaluation(
          EvaluationError(
            .wrongResult(expected: Wrapped.expectation, found: value.kindName), at: expression.origin))
      }
      return wrapped
    }
  }

  private func index(_ dynamic: Dynamic<Double>) throws(StateError) -> Int {
    let number = try resolved(dynamic)
    guard let index = Int(exactly: number.rounded()) else { throw .wrongType("the index", expected: "a number") }
    return index
  }

  private mutating func remove(_ removal: Removal, from path: Path) throws(StateError) {
    switch removal {
    case .item(let template):
      let value = try value(of: template)
      try removeItem("such item", from: path) { $0.firstIndex(of: value) }
    case .index(let dynamic):
      let index = try index(dynamic)
      try removeItem("item \(index)", from: path) { $0.indices.contains(index) ? index : nil }
    }
  }

  private mutating func removeItem(
    _ item: String, from path: Path, at find: (ChunkedArray<Value>) -> Int?
  ) throws(StateError) {
    try changeList(path) { list, identities throws(StateError) in
      guard let index = find(list) else { throw .missingItem(item, in: path.description) }
      list.remove(at: index)
      identities.remove(at: index)
    }
  }

  private mutating func changeList(
    _ path: Path, _ body: (inout ChunkedArray<Value>, inout ItemIdentities) throws(StateError) -> Void
  ) throws(StateError) {
    let place: StatePath?
    do { place = try statePath(of: path) } catch { throw .evaluation(error) }
    var identities = place.flatMap { self.identities[$0] }
    try change(path, expecting: "a list") { value throws(StateError) in
      guard case .list(var list) = value else { return false }
      var numbers = identities ?? ItemIdentities(count: list.count)
      if numbers.numbers.count != list.count { numbers = ItemIdentities(count: list.count) }
      try body(&list, &numbers)
      identities = numbers
      value = .list(list)
      return true
    }
    if let place { self.identities[place] = identities }
  }

  private mutating func change(_ path: Path, _ body: (inout Value) -> Void) throws(StateError) {
    try change(path, expecting: "a value") { value in
      body(&value)
      return true
    }
  }

  private mutating func change(
    _ path: Path, expecting expected: String, _ body: (inout Value) throws(StateError) -> Bool
  ) throws(StateError) {
    let place: StatePath?
    do { place = try statePath(of: path) } catch { throw .evaluation(error) }
    guard let place else { throw .unchangeable(path.description) }
    var isChanged = false
    var failure: StateError?
    state.update(at: place.steps[...]) { value in
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
