import Diagnostics
import Interface
import OrderedCollections
import Testing
import Utterances
import VoiceOver

@Suite("Date pickers")
struct DatePickerTests {
  private func heard(
    _ moment: String, style: String, locale: String = "en-US", today: String? = nil, on version: Int = 26
  ) -> [String] {
    let picker = View(.datePicker).with {
      $0.style = style
      $0.today = today
      $0.selection = Bound(.constant(.text(moment)))
    }
    let screen = Screen(views: [picker])
    let scenario = Scenario(
      name: "", platform: Platform(.iOS, version), locale: locale, screens: ["main": screen])
    return ScreenReading(of: screen, in: scenario).utterances().map { $0.text() }
  }

  @Test(
    "A compact one shows dates and times as the language writes them",
    arguments: [
      // Accessibility trees of XCUITest: “Oct 7, 2026”, “8:00 AM”; in British English “17 Nov 2042”, “08:53”
      ("2026-10-07", "en-US", "Date Picker, Oct 7, 2026"), ("08:00", "en-US", "Time Picker, 8:00 AM"),
      ("2042-11-17", "en-GB", "Date Picker, 17 Nov 2042"), ("08:53", "en-GB", "Time Picker, 08:53"),
      // Unicode CLDR, medium dates; UIKit's strings compact.picker.date and compact.picker.time
      ("2026-10-07", "de-DE", "Datumsauswahl, 07.10.2026"), ("2026-10-07", "fr", "Sélecteur de date, 7 oct. 2026"),
      ("2026-10-07", "ja", "日付ピッカー, 2026/10/07"), ("08:05", "ko", "시간 선택기, 오전 8:05"),
      // Twelve o'clock is the first hour of its half of the day.
      ("00:05", "en-US", "Time Picker, 12:05 AM"), ("12:30", "en-US", "Time Picker, 12:30 PM"),
      // Without a format of the language a date is left as it was written.
      ("2026-10-07", "cs", "Date Picker, 2026-10-07"), ("25:00", "en-US", "Date Picker, 25:00"),
    ])
  func compact(_ moment: String, _ locale: String, _ expected: String) {
    #expect(heard(moment, style: "compact", locale: locale).map { $0.prefix(expected.count) } == [expected[...]])
  }

  @Test("What shows a date and a time has a button for each, and what shows them in wheels one for the whole day")
  func both() {
    let moment = "2026-10-07 08:00"
    #expect(
      heard(moment, style: "compact").map { $0.prefix { $0 != "p" } } == [
        "Oct 7, 2026, button, colla", "8:00 AM, button, colla",
      ])
    #expect(
      heard(moment, style: "wheel").map { $0.prefix { $0 != "p" } } == [
        "Wed, Oct 7, ", "8 o'clock, ", "00 minutes, ", "AM, ",
      ])
    #expect(heard("2026-10-07T08:00", style: "graphical").count == 33)
  }

  @Test(
    "Wheels say their own parts alone",
    arguments: [
      // magentaA11y's recording of a date picker of 2022: “November, picker item, adjustable”, “27”, “2022”
      ("2022-11-27", ["November", "27", "2022"]),
      // Apple's reference of UIDatePicker: “2 o'clock. Picker item. Adjustable.”
      // The caption panel of iOS 26.6.1: “12 o'clock, Picker Item, adjustable”; tests of apps:
      // `pickerWheels["35 minutes"]`, `["00 minutes"]`
      ("12:41", ["12 o'clock", "41 minutes", "PM"]),
      ("Tomorrow", ["Tomorrow"]),
    ])
  func wheels(_ moment: String, _ parts: [String]) {
    #expect(heard(moment, style: "wheel", on: 18) == parts.map { "\($0), picker item, adjustable" })
  }

  // The caption panel of iOS 26.6.1, on 22 September 2026: “22, selected, Picker Item, adjustable, 22 of 30”, and beside it
  // “12 o'clock, Picker Item, adjustable”. Months and years are assumed.
  @Test("Since iOS 26 the wheels of a date say that a row is selected, and its place") func rows() {
    #expect(
      heard("2026-09-22", style: "wheel") == [
        "September, selected, picker item, adjustable, 9 of 12", "22, selected, picker item, adjustable, 22 of 30",
        "2026, selected, picker item, adjustable",
      ])
    #expect(
      heard("2026-09-22 12:24", style: "wheel") == [
        "Tue, Sep 22, picker item, adjustable", "12 o'clock, picker item, adjustable",
        "24 minutes, picker item, adjustable", "PM, picker item, adjustable",
      ])
  }

  @Test(
    "The present day is called so in wheels and calendars, where its word is known",
    arguments: [
      // Tests of apps: `pickerWheels["Today"]`, `pickerWheels["Сегодня"]`, `buttons["Today, Friday, April 29"]`
      ("wheel", "en-US", "Today, picker item"), ("graphical", "en-US", "Today, Friday, April 29, button"),
      ("wheel", "ru", "Сегодня, "), ("wheel", "de-DE", "Freitag, 29. April, "),
    ])
  func today(_ style: String, _ locale: String, _ expected: String) {
    let moment = style == "wheel" ? "2022-04-29 12:00" : "2022-04-30"
    let words = heard(moment, style: style, locale: locale, today: "2022-04-29")
    #expect(words.contains { $0.hasPrefix(expected) }, "\(words)")
  }

  // Tests of apps: `pickerWheels["06 o’clock"]` where hours are counted to 24, `toPickerWheelValue: "Tue 9 Apr"`
  @Test("Where hours are counted to 24 their wheel has two digits, and the day is written as in Britain")
  func wheelsOfBritain() {
    #expect(
      heard("2019-04-09 06:05", style: "wheel", locale: "en-GB") == [
        "Tue 9 Apr, picker item, adjustable", "06 o'clock, picker item, adjustable",
        "05 minutes, picker item, adjustable",
      ])
  }

  @Test(
    "A wheel turns one part of the date or the time",
    arguments: [
      ("2022-12-31", 0, "January, selected"), ("2022-02-28", 1, "1, selected"), ("2022-02-28", 2, "2023, selected"),
      ("23:59", 0, "12 o'clock"), ("23:59", 1, "00 minutes"), ("23:59", 2, "AM"), ("2026-10-31 23:59", 0, "Sun, Nov 1"),
      ("2026-10-31 23:59", 3, "AM"),
    ])
  func turning(_ moment: String, _ wheel: Int, _ value: String) {
    let picker = View(
      .datePicker
    ).with {
      $0.style = "wheel"
      $0.selection = Bound(to: Path(root: "moment"))
    }
    let scenario = Scenario(
      name: "", state: ["moment": .text(moment)], screens: ["main": Screen(views: [picker])])
    var session = Session(scenario)
    _ = session.open()
    for _ in 0..<wheel { _ = session.perform(Step(.next(1))) }
    #expect(session.perform(Step(.increment(1))).compactMap(\.heard) == [value])
  }

  @Test("A double tap on a compact one opens a calendar or wheels for its part, which stay until they are closed")
  func popover() {
    let picker = View(.datePicker, origin: SourcePlace(line: 2, column: 1)).with {
      $0.selection = Bound(to: Path(root: "moment"))
    }
    let title = View(.text, .text("Alarm"))
    let scenario = Scenario(
      name: "", state: ["moment": .text("2026-10-07 08:00")], screens: ["main": Screen(views: [title, picker])])
    var session = Session(scenario)
    _ = session.open()
    func heard(_ commands: Step.Command...) -> String? {
      commands.map { session.perform(Step($0)).compactMap(\.heard) }.last?.first
    }
    #expect(heard(.next(1), .activate) == "October 2026, button, adjustable")
    // MagentaA11y, date picker: “Selected, Day, Date, button”
    #expect(heard(.next(1), .activate) == "selected, Thursday, October 1")
    #expect(heard(.escape) == "Alarm")
    #expect(heard(.next(1), .next(1)) == "8:00 AM, button, collapsed")
    #expect(heard(.activate) == "8 o'clock, picker item, adjustable")
    #expect(heard(.increment(1)) == "9 o'clock")
    #expect(heard(.last) == "dismiss popup")
    #expect(heard(.activate) == "Alarm")
    #expect(heard(.next(1)) == "Oct 1, 2026, button, collapsed")
    #expect(heard(.next(1)) == "9:00 AM, button, collapsed")
  }

  // Tests of apps find “Today, Friday, April 29”; MagentaA11y: “Day, Date, dimmed, button”.
  @Test("The calendar of a compact one knows the present day, and which days can be chosen")
  func boundsInPopover() {
    let picker = View(.datePicker, origin: SourcePlace(line: 2, column: 1)).with {
      $0.selection = Bound(to: Path(root: "moment"))
      $0.today = "2026-10-02"
      $0.dates = DateBounds(from: "2026-10-02 08:00", to: "")
    }
    let scenario = Scenario(
      name: "", state: ["moment": .text("2026-10-07 08:00")], screens: ["main": Screen(views: [picker])])
    var session = Session(scenario)
    _ = session.open()
    _ = session.perform(Step(.activate))
    #expect(session.perform(Step(.next(1))).compactMap(\.heard) == ["Thursday, October 1, dimmed, button"])
    #expect(session.perform(Step(.next(1))).compactMap(\.heard) == ["Today, Friday, October 2, button"])
  }

  @Test("One deep in a tree of views opens at once")
  func deep() {
    let picker = View(.datePicker, origin: SourcePlace(line: 2, column: 1)).with {
      $0.selection = Bound(to: Path(root: "moment"))
    }
    // Who asked each view twice would not come to an end.
    let tree = (0..<40).reduce(picker) { view, _ in View(.vstack, children: [view]) }
    let scenario = Scenario(
      name: "", state: ["moment": .text("2026-10-07")], screens: ["main": Screen(views: [tree])])
    var session = Session(scenario)
    _ = session.open()
    #expect(session.perform(Step(.activate)).compactMap(\.heard).first == "October 2026, button, adjustable")
  }
}
