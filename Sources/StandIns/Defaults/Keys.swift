public import A11ySwiftUI

extension Defaults {
  public typealias Keys = _AnyKey

  /// A name under which something is kept, whatever its type.
  public class _AnyKey: Hashable, @unchecked Sendable {
    public typealias Key = Defaults.Key

    public let name: String
    public let suite: UserDefaults

    fileprivate init(name: String, suite: UserDefaults) { (self.name, self.suite) = (name, suite) }

    public func reset() { KeptValues.remove(place) }

    var place: String { KeptValues.place(of: name, in: suite) }

    public static func == (one: _AnyKey, other: _AnyKey) -> Bool { one.place == other.place }
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
  }

  /// A name under which a value of a type is kept.
  public final class Key<Value: Serializable>: _AnyKey, @unchecked Sendable {
    private let makeDefault: () -> Value

    public var defaultValue: Value { makeDefault() }

    public init(
      _ name: String, default defaultValue: Value, suite: UserDefaults = .standard, iCloud: Bool = false
    ) {
      makeDefault = { defaultValue }
      super.init(name: name, suite: suite)
    }

    public init(
      _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false, default make: @escaping () -> Value
    ) {
      makeDefault = make
      super.init(name: name, suite: suite)
    }

    public convenience init<Wrapped>(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false)
    where Value == Wrapped? {
      self.init(name, default: nil, suite: suite)
    }
  }
}

extension Defaults.Key where Value: Equatable {
  public var isDefaultValue: Bool { Defaults[self] == defaultValue }
}
