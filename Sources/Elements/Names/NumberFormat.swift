/// How the system writes numbers in a language.
///
/// Source: Unicode CLDR, number patterns and symbols of each language. CLDR has a no-break space in front of the percent
/// sign; here it is a plain one, which is heard alike and can be typed.
struct NumberFormat: Sendable {
  /// What stands between a number and the percent sign.
  var spaceBeforePercent: String
  var decimalSeparator: Character

  private static let english = NumberFormat(spaceBeforePercent: "", decimalSeparator: ".")

  /// The languages that write numbers otherwise than English.
  private static let others: [String: NumberFormat] = [
    "de": NumberFormat(spaceBeforePercent: " ", decimalSeparator: ","),
    "ru": NumberFormat(spaceBeforePercent: " ", decimalSeparator: ","),
  ]

  /// The format of the language of a BCP 47 tag; that of English for a language without a row.
  init(language tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = NumberFormat.others[language] ?? .english
  }

  private init(spaceBeforePercent: String, decimalSeparator: Character) {
    self.spaceBeforePercent = spaceBeforePercent
    self.decimalSeparator = decimalSeparator
  }

  /// A number that is written with a point, as the language writes it.
  func text(of number: String) -> String {
    decimalSeparator == "." ? number : String(number.map { $0 == "." ? decimalSeparator : $0 })
  }

  /// An amount between nothing and all.
  func percent(_ fraction: Double) -> String {
    "\(Int((fraction * 100).rounded()))\(spaceBeforePercent)%"
  }
}
