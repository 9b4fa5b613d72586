/// How the system writes numbers in a language.
///
/// Source: Unicode CLDR, number patterns and symbols of each language. CLDR has a no-break space before the percent
/// sign; here it is a plain one, which is heard alike and can be typed.
package struct NumberFormat: Sendable {
  /// A percentage; `0` stands for the number.
  private let percentage: String
  private let decimalSeparator: Character

  private init(_ percentage: String, decimal: Character) {
    self.percentage = percentage
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
    let number = "\(Int(exactly: (fraction * 100).rounded()) ?? 0)"
    return percentage.reduce(into: "") { text, character in text += character == "0" ? number : String(character) }
  }
}
