/// A number with its unit, as a person reads it.
extension Measurement where UnitType: Dimension {
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// How a measurement is written.
  public struct FormatStyle: Sendable {
    public enum UnitWidth: Sendable { case wide, abbreviated, narrow }
    public enum Usage: Sendable { case general, asProvided, person, food, personHeight, road, weather, workout }

    public var width: UnitWidth
    public var locale = Locale.current
    var digits: Int?

    public init(width: UnitWidth, locale: Locale = .current, usage: Usage = .general) {
      self.width = width
      self.locale = locale
    }

    public static func measurement(
      width: UnitWidth, usage: Usage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) -> FormatStyle { FormatStyle(width: width, usage: usage) }

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

extension String.StandardComparator {
  /// The order in which people sort names; the locale's own is not known here.
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
