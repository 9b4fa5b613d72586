/// The system's own ways of telling a time that goes on.
///
/// Source: Apple, “SystemFormatStyle”; how many units are told is assumed.
public enum SystemFormatStyle {
  /// A unit of time.
  public enum Field: String, Hashable, Codable, Sendable {
    case year, month, week, day, hour, minute, second

    fileprivate var seconds: TimeInterval {
      switch self {
      case .year: 31_536_000
      case .month: 2_592_000
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  /// The time that is left, or that has passed, as on a clock face: “4:05”.
  public struct Timer: FormatStyle {
    let range: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public func format(_ date: Date) -> AttributedString { AttributedString(words(at: date)) }

    func words(at date: Date) -> String {
      let now = Swift.min(Swift.max(date, range.lowerBound), range.upperBound)
      let rest = countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
      return EnvironmentValues.clockFace(seconds: rest, showsHours: showsHours)
    }
    public func locale(_ locale: Locale) -> Timer { self }
  }

  /// The time since a moment, to the hundredth of a second: “0:05.00”.
  public struct Stopwatch: FormatStyle {
    let start: Date
    let showsHours: Bool

    public func format(_ date: Date) -> AttributedString {
      let hundredths = Int((Swift.max(0, date.timeIntervalSince(start)) * 100).rounded())
      let face = EnvironmentValues.clockFace(seconds: Double(hundredths / 100), showsHours: showsHours)
      return AttributedString(face + "." + (hundredths % 100).twoDigits)
    }
    public func locale(_ locale: Locale) -> Stopwatch { self }
  }

  /// A moment as it stands to another one: “in 5 minutes”, or its date where that is further away.
  public struct DateReference: FormatStyle {
    let date: Date
    let allowedFields: Set<Field>
    let threshold: Field
    var locale = Locale.autoupdatingCurrent

    public func format(_ now: Date) -> AttributedString {
      guard abs(date.timeIntervalSince(now)) < threshold.seconds else {
        return AttributedString(date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)))
      }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: Set(allowedFields.map(\.relative)), unitsStyle: .wide, locale: locale)
      return AttributedString(style.format(now))
    }
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// How far a moment is from another one: “2 hours, 5 minutes”.
  public struct DateOffset: FormatStyle {
    let anchor: Date
    let allowedFields: Set<Field>
    let count: Int
    var locale = Locale.autoupdatingCurrent

    public func format(_ now: Date) -> AttributedString {
      let seconds = now.timeIntervalSince(anchor)
      let units = Set(allowedFields.compactMap(\.unit))
      let length = Duration.seconds(abs(seconds).rounded()).formatted(
        .units(allowed: units, width: .wide, maximumUnitCount: count).locale(locale))
      return AttributedString((seconds < 0 ? "-" : "") + length)
    }
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension SystemFormatStyle.Field {
  fileprivate var relative: Date.AnchoredRelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var unit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(range: range, countsDown: true, showsHours: showsHours) }
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(range: range, countsDown: false, showsHours: showsHours) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self { Self(start: date, showsHours: showsHours) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<SystemFormatStyle.Field>? = nil, maxFieldCount: Int = 2,
    thresholdField: SystemFormatStyle.Field = .day
  ) -> Self { Self(date: date, allowedFields: allowedFields ?? .all, threshold: thresholdField) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to date: Date, allowedFields: Set<SystemFormatStyle.Field>? = nil, maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(anchor: date, allowedFields: allowedFields ?? .all, count: maxFieldCount) }
}

extension Set where Element == SystemFormatStyle.Field {
  fileprivate static let all: Self = [.year, .month, .week, .day, .hour, .minute, .second]
}
