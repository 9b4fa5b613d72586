/// A number with its unit, as a person reads it.
extension Measurement where UnitType: Dimension {
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Sendable, Hashable, Codable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var locale = Locale.current
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the letter of a temperature's scale is left out.
    var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .current, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let usage = usage ?? .general
      let (amount, unit) =
        usage.isLocal
        ? LocalUnits.local(value.value, value.unit, in: locale, isOnRoad: usage == .onRoad)
        : (value.value, value.unit)
      // In a unit of the place's a number is rounded to a whole one, or to two digits (ICU, number formatting by usage).
      let digits = usage.isLocal ? (abs(amount) < 10 ? 0...1 : 0...0) : 0...2
      let style = numberFormatStyle ?? .number.precision(.fractionLength(digits))
      let number = amount.formatted(style.locale(locale))
      let symbol = hidesScaleName && unit is UnitTemperature ? "°" : unit.symbol
      if width == .wide { return "\(number) \(UnitNames.name(of: symbol, isOne: amount == 1))" }
      let space = width == .narrow || symbol.hasPrefix("°") ? "" : " "
      return number + space + symbol
    }
  }
}

/// What a measurement is for, which decides the unit that it is told in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable, Hashable, Codable {
  private var name: String

  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }

  fileprivate static var onRoad: Self { Self(name: "road") }
  /// Any of which is not known here which units there are for it: the unit stays.
  fileprivate static var special: Self { Self(name: "special") }

  /// Whether the unit is one of the place's.
  fileprivate var isLocal: Bool { self == .general || self == .onRoad }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { special }
  public static var personHeight: Self { special }
  public static var road: Self { onRoad }
  public static var focalLength: Self { special }
  public static var visibility: Self { special }
  public static var rainfall: Self { special }
  public static var snowfall: Self { special }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { general }
  public static var weather: Self { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { special }
  public static var workout: Self { special }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { general }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
