/// How the system writes dates and times in a language.
///
/// The patterns are those of Unicode CLDR: `d` is the day, `M` the month, `y` the year, `E` the weekday, `h` and `H` the
/// hour, `m` the minute, `a` the half of the day; what stands in quotes is written as it is.
package struct DateFormat: Sendable {
  /// A date as a compact date picker shows it.
  private let date: String
  /// A time as a compact date picker shows it.
  private let time: String
  /// A day with its weekday, as a calendar has it.
  private let day: String
  /// A month with its year, as the heading of a calendar has it.
  private let month: String
  /// What the wheels of days and years show.
  private let wheels: (day: String, year: String)
  /// What the wheel of a day shows that stands beside those of a time; `nil` where it is not known.
  private let wholeDay: String?
  private let months: [Substring]
  private let monthsAlone: [Substring]
  private let shortMonths: [Substring]
  /// The days of the week, from Sunday on.
  private let weekdays: [Substring]
  private let halves: (morning: String, afternoon: String)

  init(
    date: String, time: String, day: String, month: String, wheels: (day: String, year: String) = ("d", "y"),
    wholeDay: String? = nil, months: String, monthsAlone: String? = nil, shortMonths: String? = nil, weekdays: String,
    halves: (morning: String, afternoon: String) = ("AM", "PM")
  ) {
    (self.date, self.time, self.day, self.month, self.wheels) = (date, time, day, month, wheels)
    self.wholeDay = wholeDay
    self.months = months.split(separator: " ")
    self.monthsAlone = (monthsAlone ?? months).split(separator: " ")
    self.shortMonths = (shortMonths ?? months).split(separator: " ")
    self.weekdays = weekdays.split(separator: " ")
    self.halves = halves
  }

  /// The format of a language; `nil` for one without a row, in which a date is left as it is written.
  ///
  /// English is written as in Britain everywhere but in the United States.
  package init?(language: String) {
    let tag = LanguageTag(language)
    let isBritish = tag.language == "en" && tag.region ?? "us" != "us"
    guard let format = (isBritish ? LanguageTag("en-gb") : tag).lookup(in: DateFormat.formats) else { return nil }
    self = format
  }

  /// A date as a compact date picker shows it.
  package func text(of day: CalendarDay) -> String { text(date, day, nil) }

  /// A time as a compact date picker shows it.
  package func text(of time: ClockTime) -> String { text(self.time, nil, time) }

  /// A day of a calendar, with its weekday.
  package func label(of day: CalendarDay) -> String { text(self.day, day, nil) }

  /// The month of a calendar, with its year.
  package func heading(of day: CalendarDay) -> String { text(month, day, nil) }

  /// A part of a date, each of which has a wheel of its own.
  package enum DatePart: Sendable {
    case day, month, year
  }

  /// The wheels of a date, in the order in which the language writes its parts.
  package var dateParts: [DatePart] {
    date.compactMap { ["d": DatePart.day, "M": .month, "y": .year][$0] }
      .reduce(into: []) { parts, part in if !parts.contains(part) { parts.append(part) } }
  }

  /// What the wheel of a part shows.
  package func wheel(_ part: DatePart, of day: CalendarDay) -> String {
    switch part {
    case .day: text(wheels.day, day, nil)
    case .month: text("LLLL", day, nil)
    case .year: text(wheels.year, day, nil)
    }
  }

  /// What the wheel of a day shows that stands beside those of a time; `nil` where it is not known.
  package func wheel(ofWhole day: CalendarDay) -> String? { wholeDay.map { text($0, day, nil) } }

  /// What the wheel of hours shows, as the language writes them, and that of minutes.
  package func wheels(of time: ClockTime) -> (hours: String, minutes: String) {
    (text(self.time.filter { "hH".contains($0) }, nil, time), text("mm", nil, time))
  }

  /// The half of the day that a wheel of its own shows, or `nil` in a language that counts to 24.
  package func half(of time: ClockTime) -> String? {
    guard self.time.contains("a") else { return nil }
    return time.hour < 12 ? halves.morning : halves.afternoon
  }

  /// Fills in a pattern.
  private func text(_ pattern: String, _ day: CalendarDay?, _ time: ClockTime?) -> String {
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        text += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
      } else {
        let field = rest.prefix { $0 == letter }
        text += day.flatMap { words(for: field, $0) } ?? time.flatMap { words(for: field, $0) } ?? String(field)
        rest = rest.dropFirst(field.count)
      }
    }
    return text
  }

  /// A field of a date; `nil` for one that is not a field.
  private func words(for field: Substring, _ day: CalendarDay) -> String? {
    switch field {
    case "d": "\(day.day)"
    case "dd": day.day.padded(to: 2)
    case "M": "\(day.month)"
    case "MM": day.month.padded(to: 2)
    case "MMM": String(shortMonths[day.month - 1])
    case "MMMM": String(months[day.month - 1])
    case "LLLL": String(monthsAlone[day.month - 1])
    case "y": "\(day.year)"
    case "EEEE": String(weekdays[day.weekday])
    // As English shortens them.
    case "EEE": String(weekdays[day.weekday].prefix(3))
    default: nil
    }
  }

  /// A field of a time; `nil` for one that is not a field.
  private func words(for field: Substring, _ time: ClockTime) -> String? {
    switch field {
    case "h": "\(time.hourOfTwelve)"
    case "H": "\(time.hour)"
    case "HH": time.hour.padded(to: 2)
    case "mm": time.minute.padded(to: 2)
    case "a": half(of: time)
    default: nil
    }
  }
}

extension Int {
  /// The digits of a number that is not negative, with zeros in front.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return digits.count < width ? String(repeating: "0", count: width - digits.count) + digits : digits
  }
}
