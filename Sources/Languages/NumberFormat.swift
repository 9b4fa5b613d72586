/// How the system writes numbers in a language.
///
/// Source: Unicode CLDR, number patterns and symbols of each language. CLDR has a no-break space before the percent
/// sign; here it is a plain one, which is heard alike and can be typed.
package struct NumberFormat: Sendable {
  /// What stands before and after the number of a percentage.
  private let percentSign: (before: Substring, after: Substring)
  private let decimalSeparator: Character

  /// A format by a percentage in which `0` stands for the number.
  private init(_ percentage: String, decimal: Character) {
    percentSign = (percentage.prefix { $0 != "0" }, percentage.drop { $0 != "0" }.dropFirst())
    decimalSeparator = decimal
  }

  private static let english = NumberFormat("0%", decimal: ".")

  /// The languages that write numbers otherwise than English, each in all its regions.
  private static let others: [String: NumberFormat] = [
    "de": NumberFormat("0 %", decimal: ","),
    "es": NumberFormat("0 %", decimal: ","),
    "fr": NumberFormat("0 %", decimal: ","),
    "it": NumberFormat("0%", decimal: ","),
    "nl": NumberFormat("0%", decimal: ","),
    "pl": NumberFormat("0%", decimal: ","),
    "pt": NumberFormat("0%", decimal: ","),
    "ru": NumberFormat("0 %", decimal: ","),
    "sv": NumberFormat("0 %", decimal: ","),
    "tr": NumberFormat("%0", decimal: ","),
  ]

  /// The format of the language of a BCP 47 tag; that of English for a language without a row.
  package init(language tag: String) {
    self = NumberFormat.others[LanguageTag(tag).language] ?? .english
  }

  /// A number that is written with a point, as the language writes it.
  package func text(of number: String) -> String {
    decimalSeparator == "." ? number : String(number.map { $0 == "." ? decimalSeparator : $0 })
  }

  /// An amount between nothing and all.
  package func percent(_ fraction: Double) -> String {
    "\(percentSign.before)\(Int(exactly: (fraction * 100).rounded()) ?? 0)\(percentSign.after)"
  }
}
