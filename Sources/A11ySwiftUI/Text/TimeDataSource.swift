/// A time that goes on, for a text that follows it.
public struct TimeDataSource<Value> {
  /// What it is now, by the app's clock.
  let value: @Sendable () -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { AppClock.now } }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(AppClock.now.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, AppClock.now) }
  }
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, AppClock.now)..<date }
  }
}

nonisolated extension Text {
  public init<Value, F: FormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.init(.computed { format.locale($0.locale).format(source.value()) })
  }
  public init<Value, F: FormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where F.FormatInput == Value, F.FormatOutput == AttributedString {
    self.init(.computed { String(format.locale($0.locale).format(source.value()).characters) })
  }
}
