/// How the system writes dates and times in a language.
///
/// Sources: accessibility trees of compact date pickers (“Oct 7, 2026” and “8:00 AM” in American English, “17 Nov 2042”
/// and “08:53” in British English); Unicode CLDR, medium dates and short times, for German.
enum DateFormat: Sendable {
  case american, english, german

  /// The format of the language of a BCP 47 tag; `nil` for a language without one, in which a date is left as written.
  init?(language tag: String) {
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch subtags.first {
    case "en": self = subtags.count == 1 || subtags.contains("us") ? .american : .english
    case "de": self = .german
    default: return nil
    }
  }

  /// A date as a compact date picker shows it.
  func text(of day: CalendarDay) -> String {
    switch self {
    case .american: "\(day.monthName.prefix(3)) \(day.day), \(day.year)"
    case .english: "\(day.day) \(day.monthName.prefix(3)) \(day.year)"
    case .german: "\(day.day.padded(to: 2)).\(day.month.padded(to: 2)).\(day.year)"
    }
  }

  /// A time as a compact date picker shows it.
  func text(of time: ClockTime) -> String {
    switch self {
    case .american: "\(time.hourOfTwelve):\(time.minute.padded(to: 2)) \(time.half)"
    case .english, .german: time.text
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
