/// What views inherit from those around them.
public struct EnvironmentValues: CustomStringConvertible {
  /// One value, in front of those that were there before.
  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?

    init(key: ObjectIdentifier, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private var first: Entry?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)).kept() ?? Key.defaultValue }
    set { first = Entry(key: ObjectIdentifier(key), value: newValue, next: first) }
  }

  public var description: String { "EnvironmentValues" }

  private func value(for key: ObjectIdentifier) -> Any? {
    var entry = first
    while let found = entry {
      if found.key == key { return found.value }
      entry = found.next
    }
    return nil
  }
}

/// A value of the environment, and what it is where nobody says.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// MARK: - Objects
extension EnvironmentValues {
  /// The object of a type that a view above has put here.
  func object(of type: Any.Type) -> AnyObject? { value(for: ObjectIdentifier(type)).map { $0 as AnyObject } }

  mutating func setObject(_ object: AnyObject?, of type: Any.Type) {
    guard let object else { return }
    first = Entry(key: ObjectIdentifier(type), value: object, next: first)
  }

  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { object(of: type) as? T }
    set { setObject(newValue, of: type) }
  }
}

// MARK: - Sameness
extension EnvironmentValues {
  /// Whether nothing has been changed between the two.
  func isIdentical(to other: EnvironmentValues) -> Bool { first === other.first }

  /// Whether two environments have the same changes on top of the same one.
  func hasSameChanges(as other: EnvironmentValues, since source: EnvironmentValues) -> Bool {
    var one = first
    var two = other.first
    while one !== source.first, two !== source.first {
      guard let left = one, let right = two, left.key == right.key, areSameValues(left.value, right.value) else {
        return false
      }
      one = left.next
      two = right.next
    }
    return one === two
  }

  private func areSameValues(_ one: Any, _ other: Any) -> Bool {
    func isSame<Value>(_ value: Value) -> Bool { (other as? Value).map { areSame(value, $0) } ?? false }
    return _openExistential(one, do: isSame)
  }
}
