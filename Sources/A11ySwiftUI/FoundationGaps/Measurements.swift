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

    public init(
      width: UnitWidth, locale: Locale = .current, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = value.value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
      if width == .wide { return "\(number) \(UnitNames.name(of: value.unit.symbol, isOne: value.value == 1))" }
      let space = width == .narrow || value.unit.symbol.hasPrefix("°") ? "" : " "
      return number + space + value.unit.symbol
    }
  }
}

/// What a measurement is for; its unit stays the one that it has.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable, Hashable, Codable {
  public static var general: Self { Self() }
  public static var asProvided: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self() }
  public static var personHeight: Self { Self() }
  public static var road: Self { Self() }
  public static var focalLength: Self { Self() }
  public static var visibility: Self { Self() }
  public static var rainfall: Self { Self() }
  public static var snowfall: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self() }
  public static var weather: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self() }
  public static var workout: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self() }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage)
  }
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage)
  }
}

extension String.StandardComparator {
  /// The order in which people sort names; the locale's own is not known here.
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
