import A11ySwiftUI
import Testing

/// Texts of a time that goes on (Apple, “SystemFormatStyle” and “TimeDataSource”).
@MainActor
@Suite("Formats of a time that goes on")
struct TimeFormatTests {
  private static let start = Date(timeIntervalSince1970: 1_767_225_600)

  @Test("A timer, a stopwatch, an offset and a reference")
  func formats() {
    let range = TimeFormatTests.start..<TimeFormatTests.start + 90
    let timer = SystemFormatStyle.Timer.timer(countingDownIn: range)
    #expect(String(timer.format(TimeFormatTests.start + 30).characters) == "1:00")
    let stopwatch = SystemFormatStyle.Stopwatch.stopwatch(startingAt: TimeFormatTests.start)
    #expect(String(stopwatch.format(TimeFormatTests.start + 65.25).characters) == "1:05.25")
    let english = Locale(identifier: "en_US")
    let offset = SystemFormatStyle.DateOffset.offset(to: TimeFormatTests.start).locale(english)
    #expect(String(offset.format(TimeFormatTests.start + 7_500).characters) == "2 hours, 5 minutes")
    let reference = SystemFormatStyle.DateReference.reference(to: TimeFormatTests.start).locale(english)
    #expect(String(reference.format(TimeFormatTests.start - 300).characters) == "in 5 minutes")
    #expect(String(reference.format(TimeFormatTests.start + 7_200).characters) == "2 hours ago")
  }

  struct Clock: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Text(.durationOffset(to: Date.now - 65), format: .time(pattern: .minuteSecond))
      Text(.currentDate, format: .offset(to: Date.now - 3_600, maxFieldCount: 1))
    }
  }

  @Test("A text follows the clock of the app")
  func text() { #expect(stops(Clock()) == ["1:05", "1 hour"]) }
}
