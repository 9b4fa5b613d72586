internal import Interface
internal import Layout

/// A number that follows Dynamic Type, as text of a style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { base * Value(size.scale(of: style)) }
}

extension ScaledMetric: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { size = place.environment.dynamicTypeSize }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeSize {
  /// How much larger text of a style is than at the standard size.
  fileprivate func scale(of style: Font.TextStyle) -> Double {
    func size(at size: Interface.DynamicTypeSize) -> Double {
      ResolvedFont(.init("\(style)", within: .body), dynamicType: size, isBoldTextOn: false, idiom: .phone).size
    }
    return size(at: shared) / size(at: .large)
  }
}
