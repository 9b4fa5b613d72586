/// A number that follows Dynamic Type.
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

  public var wrappedValue: Value { base * Value(size.scale) }
}

extension ScaledMetric: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { size = place.environment.dynamicTypeSize }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeSize {
  /// How much larger body text is than at the standard size.
  ///
  /// Source: Human Interface Guidelines, Typography, the sizes of Body.
  var scale: Double {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return sizes[rawValue] / 17
  }
}
