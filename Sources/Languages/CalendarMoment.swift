/// A day, a time or both: what a date picker is set to.
///
/// A date is written `2026-11-21`, a time `08:41`, both `2026-11-21 08:41`.
package struct CalendarMoment: Sendable, Hashable {
  package var day: CalendarDay?
  package var time: ClockTime?

  /// Reads a text; `nil` for any other.
  package init?(_ text: String) {
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }.map(String.init)
    day = parts.first.flatMap(CalendarDay.init)
    time = parts.last.flatMap(ClockTime.init)
    guard !parts.isEmpty, [day != nil, time != nil].count(where: \.self) == parts.count else { return nil }
  }

  /// The moment as it is read.
  package var text: String { [day?.text, time?.text].compactMap(\.self).joined(separator: " ") }

  /// The same time of another day.
  package func on(_ day: CalendarDay) -> CalendarMoment {
    var other = self
    other.day = day
    return other
  }

  /// Another time of the same day.
  package func at(_ time: ClockTime) -> CalendarMoment {
    var other = self
    other.time = time
    return other
  }
}

extension DateFormat {
  /// A moment as a compact date picker shows it: the date, and beside it the time.
  package func texts(of moment: CalendarMoment) -> [String] {
    [moment.day.map { text(of: $0) }, moment.time.map { text(of: $0) }].compactMap(\.self)
  }
}
