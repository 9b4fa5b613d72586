internal import Foundation
public import Interface

/// A value that a view keeps, and that controls change: `@State private var isOn = false`.
///
/// In code it has the value that it begins with; `$isOn` is what controls are bound to and what effects change.
@propertyWrapper
public struct State<Content> {
  public let wrappedValue: Content
  public let projectedValue: Binding<Content>

  public init(wrappedValue: Content) {
    self.wrappedValue = wrappedValue
    projectedValue = .state("state-" + UUID().uuidString, wrappedValue)
  }

  public init(initialValue: Content) { self.init(wrappedValue: initialValue) }
}

/// A value that a control shows, and the state that it changes if it is bound to some.
@propertyWrapper
public struct Binding<Content> {
  /// The value that it begins with.
  public let wrappedValue: Content
  /// The name of the state; `nil` for a value that nothing changes.
  private let name: String?

  public var projectedValue: Binding<Content> { self }

  /// A value that nothing changes.
  public static func constant(_ value: Content) -> Binding { Binding(wrappedValue: value, name: nil) }

  /// State of a name of its own, which several views can share, with the value that it begins with.
  public static func state(_ name: String, _ value: Content) -> Binding { Binding(wrappedValue: value, name: name) }

  /// The effect that changes the state.
  ///
  /// - Returns: no effect for a value that nothing changes.
  public func set(_ value: Content) -> [Effect] {
    name.map { [.set(Path(root: $0), to: .value(.constant(Value(describing: value))))] } ?? []
  }

  /// The state with the value that it begins with.
  var initial: (name: String, value: Value)? { name.map { ($0, Value(describing: wrappedValue)) } }

  /// The value as a control of a scenario is bound to it.
  var bound: Bound {
    name.map { Bound(to: Path(root: $0)) } ?? Bound(.constant(Value(describing: wrappedValue)))
  }
}

extension Binding where Content == Bool {
  /// The effect that turns the state into its opposite.
  ///
  /// - Returns: no effect for a value that nothing changes.
  public func toggle() -> [Effect] { initial.map { [.toggle(Path(root: $0.name))] } ?? [] }
}

extension Value {
  /// The value of a Swift value: flags, numbers and text as they are, nothing for `nil`, and a name for anything else.
  init(describing value: Any) {
    switch value {
    case let value as Value: self = value
    case let flag as Bool: self = .flag(flag)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let text as String: self = .text(text)
    case let optional as any OptionalValue: self = optional.content.map { Value(describing: $0) } ?? .null
    default: self = .text("\(value)")
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}
