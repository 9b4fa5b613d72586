import A11yCharts
import A11ySwiftUI
import Testing

/// What is said of the marks of a chart.
///
/// That a mark says its place on the first axis, then its value with the name of
/// the second, is Apple's (WWDC 2022, “Swift Charts: Raise the bar”); how exactly dates are told is assumed.
@MainActor
@Suite("Marks of charts")
struct ChartTests {
  nonisolated private static let midnight = Date(timeIntervalSince1970: 1_767_225_600)

  struct Reading: Identifiable {
    let id: Int
    let date: Date

    @MainActor static func every(_ seconds: Double) -> [Reading] {
      (0..<2).map { Reading(id: $0, date: midnight + Double($0) * seconds) }
    }
  }

  private func heard(every seconds: Double, unit: Calendar.Component? = nil) -> [String] {
    stops(
      Chart(Reading.every(seconds)) { reading in
        if let unit {
          BarMark(x: .value("When", reading.date, unit: unit), y: .value("Orders", reading.id))
        } else {
          LineMark(x: .value("When", reading.date), y: .value("Orders", reading.id))
        }
      })
  }

  // Apple's reference of chartForegroundStyleScale(domain:range:type:), where a domain can be automatic.
  @Test("Colors for what the data has say nothing")
  func colors() {
    let chart = Chart(Reading.every(86_400)) { BarMark(x: .value("When", $0.date), y: .value("Orders", $0.id)) }
    #expect(
      stops(chart.chartForegroundStyleScale(domain: .automatic, range: [Color.blue, .red]))
        == ["Jan 1, 2026, 0, Orders", "Jan 2, 2026, 1, Orders"])
  }

  @Test("Days are told alone, and hours with their days")
  func dates() {
    #expect(heard(every: 86_400) == ["Jan 1, 2026, 0, Orders", "Jan 2, 2026, 1, Orders"])
    #expect(
      heard(every: 3_600).map(plain) == ["Jan 1, 2026 at 12:00 AM, 0, Orders", "Jan 1, 2026 at 1:00 AM, 1, Orders"])
  }

  @Test("A date is told as exactly as its unit is")
  func units() {
    #expect(heard(every: 3_600, unit: .hour).map(plain) == ["Jan 1 at 12 AM, 0, Orders", "Jan 1 at 1 AM, 1, Orders"])
    #expect(
      heard(every: 60, unit: .minute).map(plain) == ["Jan 1 at 12:00 AM, 0, Orders", "Jan 1 at 12:01 AM, 1, Orders"])
    #expect(heard(every: 86_400, unit: .day) == ["Jan 1, 2026, 0, Orders", "Jan 2, 2026, 1, Orders"])
    #expect(heard(every: 0, unit: .month).first == "Jan 2026, 0, Orders")
  }

  /// Words with plain spaces, whichever the data of the locale has before “AM”.
  private func plain(_ words: String) -> String { words.replacing("\u{202F}", with: " ") }

  // A part of a whole stands on no axis of places; that its category is its name is assumed.
  @Test("Parts of a whole are called by their categories")
  func categories() {
    #expect(
      stops(
        Chart {
          SectorMark(angle: .value("Sales", 3)).foregroundStyle(by: .value("Fruit", "Apples"))
          SectorMark(angle: .value("Sales", 5)).foregroundStyle(by: .value("Fruit", "Pears")).accessibilityLabel(
            "Ripe pears")
          SectorMark(angle: .value("Sales", 6)).accessibilityValue("six").foregroundStyle(by: .value("Fruit", "Figs"))
          SectorMark(angle: .value("Sales", 7))
          BarMark(x: .value("Size", 9)).foregroundStyle(by: .value("Kind", "Photos"))
          BarMark(x: .value("Day", "Mon"), y: .value("Size", 9)).foregroundStyle(by: .value("Kind", "Photos"))
        }) == ["Apples, 3, Sales", "Ripe pears, 5, Sales", "Figs, six", "Sales, 7", "Photos, 9, Size", "Mon, 9, Size"])
  }

  enum Weather: String, Plottable { case sun = "Sunshine" }

  struct Grade: Plottable {
    var points = 1
    var primitivePlottable: String { "Grade \(points)" }
    init() {}
    init?(primitivePlottable: String) { nil }
  }

  @Test("What is plotted as a text is told as that")
  func primitives() {
    #expect(
      stops(Chart { PointMark(x: .value("Sky", Weather.sun), y: .value("Days", 3)) }) == ["Sunshine, 3, Days"])
    #expect(stops(Chart { PointMark(x: .value("Grade", Grade()), y: .value("Days", 3)) }) == ["Grade 1, 3, Days"])
  }

  struct Trade: ChartContent {
    let day: Int
    var body: some ChartContent {
      BarMark(x: .value("Day", day), y: .value("Price", 5))
      if day > 1 { PointMark(x: .value("Day", day), y: .value("Volume", 9)) }
    }
  }

  @Test("Marks of the app's own are what they are made of")
  func composed() {
    #expect(
      stops(Chart(1..<3, id: \.self) { Trade(day: $0) }) == ["1, 5, Price", "2, 5, Price", "2, 9, Volume"])
  }

  // Apple, “Plot”: a mechanism for grouping chart contents into a single entity.
  @Test("Marks of a plot are one as soon as something is said of them")
  func plots() {
    let chart = Chart(0..<2, id: \.self) { number in
      Plot {
        LineMark(x: .value("Day", number), y: .value("Sales", 5))
        PointMark(x: .value("Day", number), y: .value("Sales", 5))
      }
      .accessibilityLabel("Day \(number)")
      .accessibilityValue("5 sold")
      .accessibilityHidden(number == 1)
    }
    #expect(stops(chart) == ["Day 0, 5 sold"])
  }

  // Apple, “NumberBins”: bins of a size over a range; what is no size gives one bin, and so many that nobody draws them
  // are not made.
  @Test("Bins are made of any size")
  func bins() {
    #expect(NumberBins(size: 5.0, range: 0...10).thresholds == [0, 5, 10])
    #expect(NumberBins(size: Double.nan, range: 0...10).thresholds.count == 2)
    #expect(NumberBins(size: 0.0, range: 0...10).thresholds.count == 2)
    #expect(NumberBins(size: 1e-300, range: 0...10).thresholds.count == 1_001)
    #expect(NumberBins(size: Double.infinity, range: 0...10).thresholds == [0, 10])
  }
}
