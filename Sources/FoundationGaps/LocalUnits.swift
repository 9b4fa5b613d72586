/// The units that people of a place count in.
///
/// Sources: Apple's reference of `Measurement.FormatStyle` (38 °C is “100°F” for en_US; kilometers become miles; 36 miles
/// on a road are “58 kilomètres” for fr_FR); which units there are, CLDR's preferences of units, as far as they are known:
/// lengths, masses, speeds and temperatures. What is counted otherwise stays as it is.
enum LocalUnits {
  /// The unit for an amount: the largest of which there is a whole one.
  static func local(_ value: Double, _ unit: Unit, in locale: Locale, isOnRoad: Bool = false) -> (Double, Unit) {
    guard let unit = unit as? Dimension else { return (value, unit) }
    let amount = Measurement(value: value, unit: unit)
    let units = isOnRoad && unit is UnitLength ? roadUnits(in: locale) : units(like: unit, in: locale)
    for candidate in units {
      let converted = unit == candidate ? value : converted(amount, to: candidate)
      if abs(converted) >= (isOnRoad ? leastOnRoad(candidate) : 1) { return (converted, candidate) }
    }
    guard let smallest = units.last else { return (value, unit) }
    return (unit == smallest ? value : converted(amount, to: smallest), smallest)
  }

  private static func converted(_ amount: Measurement<Dimension>, to unit: Dimension) -> Double {
    unit.converter.value(fromBaseUnitValue: amount.unit.converter.baseUnitValue(fromValue: amount.value))
  }

  /// The units of a kind that are counted in, the largest first.
  private static func units(like unit: Dimension, in locale: Locale) -> [Dimension] {
    let region = locale.region?.identifier ?? ""
    let hasMiles = ["US", "GB"].contains(region)
    switch unit {
    case is UnitLength:
      return hasMiles
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
    case is UnitMass:
      return hasMiles
        ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
    case is UnitSpeed: return [hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
    case is UnitTemperature:
      let hasFahrenheit = ["US", "BS", "BZ", "KY", "PR", "PW"].contains(region)
      return [hasFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    default: return []
    }
  }

  /// The units of lengths on a road, the largest first, by CLDR's preferences: none is smaller than a foot.
  private static func roadUnits(in locale: Locale) -> [Dimension] {
    switch locale.region?.identifier {
    case "US": [UnitLength.miles, UnitLength.feet]
    case "GB": [UnitLength.miles, UnitLength.yards]
    default: [UnitLength.kilometers, UnitLength.meters]
    }
  }

  /// The least of a unit that is counted in on a road.
  private static func leastOnRoad(_ unit: Dimension) -> Double {
    switch unit {
    case UnitLength.miles: 0.5
    case UnitLength.kilometers: 0.9
    default: 1
    }
  }
}
