/// Traits of UIKit's that stand for values of the environment.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}
