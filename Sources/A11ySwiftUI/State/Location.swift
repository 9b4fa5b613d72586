/// Where a value is that bindings lead to.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("a location gives a value") }
  func set(_ value: Value) {}

  /// The value, without a note that somebody depends on it.
  func look() -> Value { get() }
  /// Notes that the view whose body runs depends on a part of the value.
  func noteReader(of part: ValuePart<Value>) {}
  /// Whether another location is that of the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A part of a value, by which it is found out whether a change concerns those who have read the part.
struct ValuePart<Whole> {
  /// The way to the part.
  var path: [AnyHashable]
  let isSame: (Whole, Whole) -> Bool
}

/// A value that a view keeps, or another part of the graph.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let dependents = Dependents<Value>()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    dependents.noteReader()
    return value
  }

  override func set(_ new: Value) {
    let old = value
    value = new
    if !areSame(old, new) { dependents.invalidate(from: old, to: new) }
  }

  override func look() -> Value { value }
  override func noteReader(of part: ValuePart<Value>) { dependents.noteReader(of: part) }
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

/// A value that does not change.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { areSame(value, $0.value) } ?? false
  }
}

/// A property of an object whose properties are observed one by one.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(of object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value) { object[keyPath: path] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && path == other.path
  }
}

/// A part of a value that is somewhere else.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(of whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Part {
    noteReader(of: ValuePart(path: [], isSame: areSame))
    return look()
  }

  override func set(_ value: Part) {
    var changed = whole.look()
    changed[keyPath: path] = value
    whole.set(changed)
  }

  override func look() -> Part { whole.look()[keyPath: path] }

  override func noteReader(of part: ValuePart<Part>) {
    whole.noteReader(
      of: ValuePart(path: [path] + part.path) { [path] one, other in
        part.isSame(one[keyPath: path], other[keyPath: path])
      })
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}

/// One element of a collection; what it was last once there is none at its place any more.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let index: Whole.Index
  private let last: Whole.Element

  init(of whole: Location<Whole>, at index: Whole.Index) {
    self.whole = whole
    self.index = index
    last = whole.look()[index]
  }

  override func get() -> Whole.Element {
    noteReader(of: ValuePart(path: [], isSame: areSame))
    return look()
  }

  override func set(_ value: Whole.Element) {
    var changed = whole.look()
    guard changed.indices.contains(index) else { return }
    changed[index] = value
    whole.set(changed)
  }

  override func look() -> Whole.Element { element(of: whole.look()) ?? last }

  private func element(of whole: Whole) -> Whole.Element? { whole.indices.contains(index) ? whole[index] : nil }

  override func noteReader(of part: ValuePart<Whole.Element>) {
    guard let step = index as? any Hashable else {
      _ = whole.get()
      return
    }
    whole.noteReader(
      of: ValuePart(path: [AnyHashable(step)] + part.path) { [self] one, other in
        switch (element(of: one), element(of: other)) {
        case (let one?, let other?): part.isSame(one, other)
        // What is gone stays for those who hold on to it.
        case (_, nil): true
        case (nil, _?): false
        }
      })
  }

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && whole.isSame(as: other.whole)
  }
}

/// The views that have read a value, or parts of it.
final class Dependents<Value>: @unchecked Sendable {
  private struct Reader {
    weak var node: Node?
    /// The parts that the view has read; `nil` where it has read all.
    var parts: [[AnyHashable]: ValuePart<Value>]?

    func isConcerned(by old: Value, _ new: Value) -> Bool { parts?.values.contains { !$0.isSame(old, new) } ?? true }
  }

  private let lock = NSLock()
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that the view whose body runs depends on the value, or on a part of it.
  func noteReader(of part: ValuePart<Value>? = nil) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let node = Graph.evaluating else { return }
      lock.withLock {
        var reader = readers[ObjectIdentifier(node)] ?? Reader(node: nil, parts: [:])
        // Another view can have been where this one is.
        if reader.node !== node { reader = Reader(node: node, parts: [:]) }
        if let part { reader.parts?[part.path] = part } else { reader.parts = nil }
        readers[ObjectIdentifier(node)] = reader
      }
    }
  }

  /// Has those evaluated again who have read what has changed.
  func invalidate(from old: Value, to new: Value) {
    let known = lock.withLock {
      readers = readers.filter { $0.value.node != nil }
      return Array(readers.values)
    }
    let concerned = known.filter { $0.isConcerned(by: old, new) }
    MainThread.hand(concerned) { for reader in $0 { reader.node?.invalidate() } }
  }
}
