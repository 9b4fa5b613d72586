/// What stands for a property wrapper that cannot be had here: a view keeps the value, changes it and binds it.
@propertyWrapper
public struct _PreviewKept<Value>: DynamicProperty {
  private let first: KeptThing<Value>
  private var kept: KeptThing<Value>?

  /// - Parameter wrappedValue: The value to begin with; it is not made before somebody asks for it.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { first = KeptThing(wrappedValue) }

  public var wrappedValue: Value {
    get { (kept ?? first).value }
    nonmutating set { (kept ?? first).value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let thing = kept ?? first
    return Binding(get: { thing.value }, set: { thing.value = $0 })
  }
}

extension _PreviewKept: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { kept = place.keep { first } }
}

extension _PreviewKept: SelfComparing {
  // A value to begin with is asked for once.
  func isSame(as other: _PreviewKept<Value>) -> Bool { true }
}

extension _PreviewKept: @unchecked Sendable {}

/// A value that views follow.
@Observable
nonisolated private final class KeptThing<Value>: @unchecked Sendable {
  @ObservationIgnored private let make: () -> Value
  private var made: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get {
      if let made { return made }
      let value = make()
      // What is made for the first time is no change.
      _made = value
      return value
    }
    set { made = newValue }
  }
}
