nonisolated extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(.computed { environment in environment.words(for: date, style: style) })
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .computed { environment in
        (dates.lowerBound..<dates.upperBound).formatted(
          Date.IntervalFormatStyle(locale: environment.locale, timeZone: environment.timeZone).hour().minute())
      })
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = SystemFormatStyle.Timer(
      range: timerInterval.lowerBound..<timerInterval.upperBound, countsDown: countsDown, showsHours: showsHours)
    self.init(.computed { _ in timer.words(at: pauseTime ?? AppClock.now) })
  }
}

extension EnvironmentValues {
  /// The words of a date in a style.
  func words(for date: Date, style: Text.DateStyle) -> String {
    let seconds = date.timeIntervalSince(AppClock.now)
    switch style.kind {
    case .time: return date.formatted(format.hour().minute())
    case .date: return date.formatted(format.year().month(.wide).day())
    case .timer: return EnvironmentValues.clockFace(seconds: abs(seconds), showsHours: true)
    case .relative: return largestUnits(of: abs(seconds), count: 2)
    case .offset: return (seconds < 0 ? "+" : "-") + largestUnits(of: abs(seconds), count: 1)
    }
  }

  private var format: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

  /// A length of time in its largest units: “2 hr, 5 min”.
  private func largestUnits(of seconds: TimeInterval, count: Int) -> String {
    Duration.seconds(seconds.rounded()).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: count)
        .locale(locale))
  }

  /// A length of time as a timer shows it: “1:02:05”.
  static func clockFace(seconds: TimeInterval, showsHours: Bool) -> String {
    let total = Int(seconds.rounded())
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    guard showsHours, hours > 0 else { return "\(total / 60):\(rest.twoDigits)" }
    return "\(hours):\(minutes.twoDigits):\(rest.twoDigits)"
  }
}

extension Int {
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
