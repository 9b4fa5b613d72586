internal import Foundation

/// What stands in a golden between `{{` and `}}`, for words that are others each time.
enum Placeholder: Sendable, Hashable {
  /// Any words, or none.
  case any
  case number, date, time
  /// Words that a mask has taken out of the transcript as well.
  case masked(String)

  init(_ name: some StringProtocol) {
    switch name {
    case "*": self = .any
    case "number": self = .number
    case "date": self = .date
    case "time": self = .time
    default: self = .masked(String(name))
    }
  }

  /// The regular expression for the words that it can stand for in a language.
  func expression(in language: String) -> String {
    switch self {
    case .any: ".*?"
    case .number: Self.digits
    case .date: Self.date(in: language)
    case .time: Self.clock
    case .masked(let name): "{{\(name)}}".asExpression
    }
  }

  /// A number with the marks that languages put between its digits.
  private static let digits = #"[-+−]?\d+(?:[.,'’٫٬\u{A0}\u{202F} ]\d+)*"#

  /// The time of a day: `9:41`, `9.41`, `21 h 05`, `9:41 AM`.
  private static let clock = #"\d{1,2}(?:[:.]| ?h ?)\d{2}(?:[:.]\d{2})?(?:[\u{A0}\u{202F} ]?(?:[AaPp]\.?[Mm]\.?|Uhr))?"#

  /// A date in numbers, or with the names that the language has for months and days of the week.
  private static func date(in language: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    let months = names(
      calendar.monthSymbols + calendar.standaloneMonthSymbols + calendar.shortMonthSymbols
        + calendar.shortStandaloneMonthSymbols)
    let days = names(
      calendar.weekdaySymbols + calendar.standaloneWeekdaySymbols + calendar.shortWeekdaySymbols
        + calendar.shortStandaloneWeekdaySymbols)
    let (day, year) = (#"\d{1,2}(?:st|nd|rd|th|er|\.|º)?"#, #"(?:,? (?:de )?\d{4})?"#)
    let forms = [
      #"\d{4}年\d{1,2}月\d{1,2}日"#, #"\d{1,4}[./-] ?\d{1,2}(?:[./-] ?(?:\d{2,4})?)?"#,
      "\(day),? (?:de )?\(months)\(year)", "\(months)\\.? \(day)\(year)", "\(months)\\.?(?: de)? \\d{4}", days,
    ]
    return "(?:\(days)\\.?,? )?(?:\(forms.joined(separator: "|")))"
  }

  /// Any of some names, the longest first.
  private static func names(_ names: [String]) -> String {
    let sorted = Set(names).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
    return "(?:\(sorted.map(\.asExpression).joined(separator: "|")))"
  }
}

extension String {
  /// The regular expression for just these words.
  var asExpression: String {
    reduce(into: "") { text, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
