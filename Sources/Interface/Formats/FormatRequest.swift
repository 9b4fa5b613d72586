/// A value and how it is wanted as text.
package enum FormatRequest: Sendable, Hashable {
  case number(Double, digits: Int?)
  /// A share: 0.25 is 25 percent.
  case percent(Double, digits: Int?)
  /// An amount of money with its ISO 4217 code.
  case currency(Double, code: String)
  /// A day such as `2026-11-22` or a moment such as `2026-11-22T10:00`.
  case date(String, style: DateStyle)
  /// The time of a moment, or a time such as `10:00`.
  case time(String, style: TimeStyle)
  /// Seconds.
  case duration(Double, style: DurationStyle)
  /// A moment as seen from another.
  case relative(String, to: String)
  /// Texts joined as the language does, by `and` or by `or`.
  case list([String], style: ListStyle)

  package enum DateStyle: String, FormatStyleName {
    case short, medium, long, full
  }

  package enum TimeStyle: String, FormatStyleName {
    case short, medium
  }

  package enum DurationStyle: String, FormatStyleName {
    case wide, short, clock
  }

  package enum ListStyle: String, FormatStyleName {
    case and, or
  }
}
