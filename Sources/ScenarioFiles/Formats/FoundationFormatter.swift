import Foundation
package import Interface

/// Writes values as Foundation's formatters do, which know the ways of all languages.
package struct FoundationFormatter: ValueFormatter {
  package init() {}

  package func text(of request: FormatRequest, locale tag: String) -> String? {
    let locale = Locale(identifier: tag)
    return switch request {
    case .number(let number, let digits):
      number.formatted(.number.precision(digits.map { .fractionLength($0) } ?? .fractionLength(0...6)).locale(locale))
    case .percent(let share, let digits):
      share.formatted(.percent.precision(digits.map { .fractionLength($0) } ?? .fractionLength(0...2)).locale(locale))
    case .currency(let amount, let code):
      Self.isCurrency(code) ? amount.formatted(.currency(code: code).locale(locale)) : nil
    case .date(let text, let style): date(text, style, locale)
    case .time(let text, let style): time(text, style, locale)
    case .duration(let seconds, let style): duration(seconds, style, locale)
    case .relative(let text, let anchor):
      if let moment = Moment(text)?.date, let anchor = Moment(anchor)?.date {
        Date.AnchoredRelativeFormatStyle(
          anchor: moment, presentation: .named, unitsStyle: .wide, locale: locale, calendar: Moment.calendar
        ).format(anchor)
      } else {
        nil
      }
    case .list(let texts, let style):
      texts.formatted(.list(type: style.foundation).locale(locale))
    }
  }

  /// Whether a text has the form of a code: three letters.
  private static func isCurrency(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private func date(_ text: String, _ style: FormatRequest.DateStyle, _ locale: Locale) -> String? {
    guard let moment = Moment(text)?.date else { return nil }
    return moment.formatted(Moment.style(date: style.foundation, time: .omitted, locale))
  }

  private func time(_ text: String, _ style: FormatRequest.TimeStyle, _ locale: Locale) -> String? {
    guard let moment = Moment(text)?.date else { return nil }
    return moment.formatted(Moment.style(date: .omitted, time: style.foundation, locale))
  }

  private func duration(_ seconds: Double, _ style: FormatRequest.DurationStyle, _ locale: Locale) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let duration = Duration.seconds(seconds)
    let units: Set<Duration.UnitsFormatStyle.Unit> = [.days, .hours, .minutes, .seconds]
    switch style {
    case .wide: return duration.formatted(.units(allowed: units, width: .wide).locale(locale))
    case .short: return duration.formatted(.units(allowed: units, width: .abbreviated).locale(locale))
    case .clock:
      let pattern: Duration.TimeFormatStyle.Pattern = abs(seconds) < 3600 ? .minuteSecond : .hourMinuteSecond
      return duration.formatted(.time(pattern: pattern).locale(locale))
    }
  }
}

extension FormatRequest.DateStyle {
  fileprivate var foundation: Date.FormatStyle.DateStyle {
    switch self {
    case .short: .numeric
    case .medium: .abbreviated
    case .long: .long
    case .full: .complete
    }
  }
}

extension FormatRequest.TimeStyle {
  fileprivate var foundation: Date.FormatStyle.TimeStyle {
    switch self {
    case .short: .shortened
    case .medium: .standard
    }
  }
}

extension FormatRequest.ListStyle {
  fileprivate var foundation: ListFormatStyle<StringStyle, [String]>.ListType {
    switch self {
    case .and: .and
    case .or: .or
    }
  }
}

/// A moment as authors write it: `2026-11-22`, `2026-11-22T10:00`, `10:00`; on no clock of any place.
private struct Moment {
  let date: Date

  /// Days and hours as they are written, whatever the machine's own time is.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    var components = DateComponents(year: 2001, month: 1, day: 1)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let hasDay = first.contains("-")
    if hasDay {
      let numbers = first.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2] else { return nil }
      (components.year, components.month, components.day) = (year, month, day)
    }
    if let clock = hasDay ? parts.dropFirst().first : first {
      let numbers = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1] else { return nil }
      (components.hour, components.minute) = (hour, minute)
      if numbers.count == 3 {
        guard let second = numbers[2] else { return nil }
        components.second = second
      }
    }
    guard components.isValidDate(in: Moment.calendar), let date = Moment.calendar.date(from: components) else {
      return nil
    }
    self.date = date
  }

  static func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
  }
}
