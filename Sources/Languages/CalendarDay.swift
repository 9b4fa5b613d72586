/// A day of the Gregorian calendar.
package struct CalendarDay: Sendable, Hashable {
  package var year: Int
  /// The month, counted from one.
  package var month: Int
  package var day: Int

  /// Reads a date such as `2026-11-21`; `nil` for all other text, and for days that there are not.
  package init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1...9999).contains(year), (1...12).contains(month)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard (1...daysInMonth).contains(day) else { return nil }
  }

  private init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date as it is read.
  package var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  package var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Another day of the month.
  package func day(_ number: Int) -> CalendarDay { CalendarDay(year: year, month: month, day: number) }

  /// The same day in a later or an earlier month, or the last day of that month if it is shorter.
  package func inMonth(after months: Int) -> CalendarDay {
    let count = year * 12 + month - 1 + months
    var other = CalendarDay(year: count / 12, month: count % 12 + 1, day: 1)
    other.day = min(day, other.daysInMonth)
    return other
  }

  /// The day of the week, counted from Sunday as zero, by Sakamoto's congruence.
  package var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
  }
}
