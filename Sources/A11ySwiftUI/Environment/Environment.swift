/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  /// The way to the value; `nil` where it is found by its type.
  private var path: PartialKeyPath<EnvironmentValues>?
  private var values: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    path = keyPath
  }

  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(of: type) as? Value else { missingObject(type, "environment(_:)") }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { $0.object(of: type) as? T }
  }

  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: SelfComparing {
  func isSame(as other: Environment<Value>) -> Bool { path == other.path }
}

extension Environment: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { values = place.environment }
}

/// Stops a preview that lacks an object, as the app would stop.
func missingObject(_ type: Any.Type, _ modifier: String) -> Never {
  endPreview(
    "No observable object of type \(type) found."
      + " A View.\(modifier) for \(type) may be missing as an ancestor of this view.")
}
