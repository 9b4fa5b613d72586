public import A11ySwiftUI

extension Defaults {
  /// What can be kept: here values are kept as they are.
  public protocol Serializable {}

  /// What makes a value of another that can be kept; here nobody has to ask it.
  public protocol Bridge {
    associatedtype Value
    associatedtype Serializable
    func serialize(_ value: Value?) -> Serializable?
    func deserialize(_ object: Serializable?) -> Value?
  }

  public protocol PreferRawRepresentable: RawRepresentable {}
  public protocol PreferNSSecureCoding {}
  public protocol CollectionSerializable: Collection, Serializable { init(_ elements: [Element]) }
  public protocol SetAlgebraSerializable: SetAlgebra, Serializable { func toArray() -> [Element] }
}

extension Bool: Defaults.Serializable {}
extension Int: Defaults.Serializable {}
extension Int8: Defaults.Serializable {}
extension Int16: Defaults.Serializable {}
extension Int32: Defaults.Serializable {}
extension Int64: Defaults.Serializable {}
extension UInt: Defaults.Serializable {}
extension UInt8: Defaults.Serializable {}
extension UInt16: Defaults.Serializable {}
extension UInt32: Defaults.Serializable {}
extension UInt64: Defaults.Serializable {}
extension Double: Defaults.Serializable {}
extension Float: Defaults.Serializable {}
extension CGFloat: Defaults.Serializable {}
extension String: Defaults.Serializable {}
extension Data: Defaults.Serializable {}
extension Date: Defaults.Serializable {}
extension URL: Defaults.Serializable {}
extension UUID: Defaults.Serializable {}
extension Locale: Defaults.Serializable {}
extension Color: Defaults.Serializable {}
extension Array: Defaults.Serializable where Element: Defaults.Serializable {}
extension Set: Defaults.Serializable where Element: Defaults.Serializable {}
extension Dictionary: Defaults.Serializable where Key: LosslessStringConvertible, Value: Defaults.Serializable {}
extension Optional: Defaults.Serializable where Wrapped: Defaults.Serializable {}
extension Range: Defaults.Serializable where Bound: Defaults.Serializable {}
extension ClosedRange: Defaults.Serializable where Bound: Defaults.Serializable {}
