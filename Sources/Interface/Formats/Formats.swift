/// How the app writes numbers, money, dates and lists, and what its own words are.
///
/// The core has no formatter of its own: who reads a scenario hands one in.
package struct Formats: Sendable {
  /// The language as a BCP 47 tag.
  package var locale: String
  package var formatter: (any ValueFormatter)?
  /// The app's own words; `nil` for an app that has no tables of them.
  package var translator: (any Translator)?

  package init(
    locale: String = "en-US", formatter: (any ValueFormatter)? = nil, translator: (any Translator)? = nil
  ) {
    self.locale = locale
    self.formatter = formatter
    self.translator = translator
  }
}

/// Two are the same if they write in the same language: a process has one formatter, and an app its own words.
extension Formats: Hashable {
  package static func == (first: Formats, second: Formats) -> Bool {
    first.locale == second.locale && (first.formatter == nil) == (second.formatter == nil)
      && first.translator?.lostKeys == second.translator?.lostKeys
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
  }
}

/// Writes values in the ways of a language.
package protocol ValueFormatter: Sendable {
  /// The text of a value, or `nil` for a moment, a style or a code that cannot be read.
  func text(of request: FormatRequest, locale: String) -> String?
}

/// A value and how it is wanted as text.
package enum FormatRequest: Sendable, Hashable {
  case number(Double, digits: Int?)
  /// A share: 0.25 is 25 percent.
  case percent(Double, digits: Int?)
  /// An amount of money with its ISO 4217 code.
  case currency(Double, code: String)
  /// A day such as `2026-11-22` or a moment such as `2026-11-22T10:00`, in a style: short, medium, long or full.
  case date(String, style: String)
  /// The time of a moment, or a time such as `10:00`, in a style: short or medium.
  case time(String, style: String)
  /// Seconds in a style: wide, short or clock.
  case duration(Double, style: String)
  /// A moment as seen from another.
  case relative(String, to: String)
  /// Texts joined as the language does, by `and` or by `or`.
  case list([String], isAlternative: Bool)
}
