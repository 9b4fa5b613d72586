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
