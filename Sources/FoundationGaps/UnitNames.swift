/// The names of units in English, as people say them.
enum UnitNames {
  /// The name of a unit; its symbol where no name is known.
  static func name(of symbol: String, isOne: Bool) -> String {
    guard let names = names[symbol] else { return symbol }
    return isOne ? names.one : names.many
  }

  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "NM": ("nautical mile", "nautical miles"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "t": ("metric ton", "metric tons"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "st": ("stone", "stones"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "sec": ("second", "seconds"), "ms": ("millisecond", "milliseconds"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "m/s": ("meter per second", "meters per second"), "mph": ("mile per hour", "miles per hour"),
    "kn": ("knot", "knots"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "dL": ("deciliter", "deciliters"),
    "gal": ("gallon", "gallons"), "cup": ("cup", "cups"), "fl oz": ("fluid ounce", "fluid ounces"),
    "pt": ("pint", "pints"), "qt": ("quart", "quarts"), "tbsp": ("tablespoon", "tablespoons"),
    "tsp": ("teaspoon", "teaspoons"), "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
    "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"), "V": ("volt", "volts"), "A": ("ampere", "amperes"),
    "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"),
    "hPa": ("hectopascal", "hectopascals"), "bar": ("bar", "bars"), "°": ("degree", "degrees"),
    "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "TB": ("terabyte", "terabytes"),
  ]
}
