/// Where a value is that bindings lead to.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("a location gives a value") }
  func set(_ value: Value) {}
}

/// A value that a view keeps, or another part of the graph.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let dependents = Dependents()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    dependents.noteReader()
    return value
  }

  override func set(_ new: Value) {
    let isSame = areSame(value, new)
    value = new
    if !isSame { dependents.invalidate() }
  }

  /// The value, without a note that somebody depends on it.
  var current: Value { value }
}

/// A value that two closures read and write.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A part of a value that is somewhere else.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(of whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Part { whole.get()[keyPath: path] }

  override func set(_ value: Part) {
    var changed = whole.get()
    changed[keyPath: path] = value
    whole.set(changed)
  }
}

/// The views that have read a value.
final class Dependents: @unchecked Sendable {
  private struct Reader {
    weak var node: Node?
  }

  private let lock = NSLock()
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that the view whose body runs depends on the value.
  func noteReader() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let node = Graph.evaluating else { return }
      lock.withLock { readers[ObjectIdentifier(node)] = Reader(node: node) }
    }
  }

  /// Has all readers evaluated again.
  func invalidate() {
    let known = lock.withLock { Array(readers.values) }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { for reader in known { reader.node?.invalidate() } }
    } else {
      DispatchQueue.main.async { self.invalidate() }
    }
  }
}

/// Whether a change changes nothing.
func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return areEqual(one, other) }
  return areIdentical(one, other)
}

/// Whether a value that can be compared equals another one.
func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }
