import A11ySwiftUI
import Interface
import Testing

// Dates in texts (Apple's reference of Text.DateStyle with its examples, and of Text(timerInterval:)). A preview begins at
// 9:41 on 1 January 2026, in UTC.

@MainActor
@Suite("Dates in texts")
struct DateTextFlows {
  /// The moment at which previews begin.
  private static let start = Date(timeIntervalSince1970: 1_767_260_460)

  struct Styled: A11ySwiftUI.View {
    let date: Date
    let style: Text.DateStyle
    var body: some A11ySwiftUI.View { Text(date, style: style).environment(\.timeZone, .gmt) }
  }

  // “11:23PM”, “June 3, 2019”, “2:32”, “2 hours, 23 minutes” in the short words that a screen shows.
  @Test("A date in each style") func styles() {
    func told(_ seconds: Double, _ style: Text.DateStyle) -> [String] {
      stops(Styled(date: Self.start + seconds, style: style)).map { $0.replacing("\u{202F}", with: " ") }
    }
    #expect(told(0, .time) == ["9:41 AM"])
    #expect(told(0, .date) == ["January 1, 2026"])
    #expect(told(152, .timer) == ["2:32"])
    #expect(told(-3725, .timer) == ["1:02:05"])
    #expect(told(8580, .relative) == ["2 hr, 23 min"])
    #expect(told(-45, .relative) == ["45 sec"])
  }

  struct Interpolated: A11ySwiftUI.View {
    let date: Date
    var body: some A11ySwiftUI.View {
      Group {
        Text("Starts \(date, style: .date)")
        Text("Open \(date...(date + 5400))")
        Text("Shut \(DateInterval(start: date, duration: 3600))")
        Text(date...(date + 5400))
        Text(DateInterval(start: date, duration: 3600))
      }
      .environment(\.timeZone, .gmt)
    }
  }

  // Apple, Text(_: ClosedRange<Date>): “9:30AM - 3:30PM”; the words between are those of its formats.
  @Test("Dates between other words, and from one to another") func interpolated() {
    let heard = stops(Interpolated(date: Self.start)).map {
      $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    }
    #expect(
      heard == [
        "Starts January 1, 2026", "Open 9:41 – 11:11 AM", "Shut 9:41 – 10:41 AM", "9:41 – 11:11 AM", "9:41 – 10:41 AM",
      ])
  }

  // Apple: “countsDown”, “pauseTime”, “showsHours: 1:00:00, else 60:00”.
  @Test("A timer counts down or up, and stands still where it is paused") func timers() {
    let hour = Self.start...(Self.start + 3600)
    #expect(stops(Text(timerInterval: hour)) == ["1:00:00"])
    #expect(stops(Text(timerInterval: hour, showsHours: false)) == ["60:00"])
    #expect(stops(Text(timerInterval: hour, countsDown: false)) == ["0:00"])
    #expect(stops(Text(timerInterval: hour, pauseTime: Self.start + 60)) == ["59:00"])
    #expect(stops(Text(timerInterval: hour, pauseTime: Self.start + 60, countsDown: false)) == ["1:00"])
  }

  // Apple, LocalizedStringKey.StringInterpolation: numbers by their specifiers, values by formatters, colors by their names.
  @Test("Values between other words") func values() {
    let (small, byte, large, real) = (Int8(-3), UInt8(200), UInt64(1_000), Float(1.5))
    #expect(stops(Text("\(small) and \(byte)")) == ["-3 and 200"])
    #expect(stops(Text("\(large) and \(real)")) == ["1,000 and 1.500000"])
    // A year that is shown as `Text("\(year)")` has a comma: known from many questions of developers.
    #expect(stops(Text("\(3_022)")) == ["3,022"])
    #expect(stops(Text("\(Int32(4)) \(UInt16(5)) \(Int64(6)) \(UInt(7)) \(Int16(8)) \(UInt32(9))")) == ["4 5 6 7 8 9"])
    #expect(stops(Text("Half is \(0.5, specifier: "%.1f"), \(CGFloat(2), specifier: "%.2f")")) == ["Half is 0.5, 2.00"])
    #expect(stops(Text("Paint \(Text("it").bold()) \(AttributedString("black"))")) == ["Paint it black"])
    #expect(stops(Text("Say \(LocalizedStringResource("hello"))")) == ["Say hello"])
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en_US")
    #expect(stops(Text("Done \(NSNumber(value: 0.4), formatter: percent)")) == ["Done 40%"])
    #expect(stops(Text("Share \(0.25, format: .percent)")) == ["Share 25%"])
    // Xcode's template of an app with Core Data says dates so.
    let short = DateFormatter()
    (short.dateFormat, short.timeZone) = ("yyyy-MM-dd", TimeZone(identifier: "UTC"))
    let day = Date(timeIntervalSince1970: 0)
    #expect(stops(Text("Item at \(day, formatter: short)")) == ["Item at 1970-01-01"])
    #expect(stops(Text(day, formatter: short)) == ["1970-01-01"])
  }
}
