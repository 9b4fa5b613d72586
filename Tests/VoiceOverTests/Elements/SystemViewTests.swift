import Elements
import Interface
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// Views in which the system adds elements of its own.
@Suite("Calendars, sheets and the names of apps")
struct SystemViewTests {
  private func calendar(_ date: String) -> View {
    View(
      .datePicker
    ).with {
      $0.style = "graphical"
      $0.selection = Bound(.constant(.text(date)))
    }
  }

  @Test("A calendar is a button for the month, which is adjusted, and one for each day")
  func days() {
    // MagentaA11y, date picker: “Month, button, adjustable”, “Day, Date, button”, “Selected, Day, Date, button”
    let lines = heard(calendar("2024-02-29"), style: .spoken)
    #expect(
      lines.prefix(3) == [
        "February 2024, button, adjustable", "Thursday, February 1, button", "Friday, February 2, button",
      ])
    #expect(lines.last == "selected, Thursday, February 29, button")
    #expect(lines.count == 30)
    #expect(
      speech(calendar("2024-02-29"), style: .spoken).hasPrefix(
        "February 2024, button, adjustable | Double-tap to change month and year"
          + " | Swipe up or down with one finger to adjust the value · "))
    // “Day, Date, dimmed, button”
    #expect(
      heard(calendar("2024-02-29").with { $0.enabled = false }, style: .spoken)[1]
        == "Thursday, February 1, dimmed, button")
  }

  @Test(
    "Dates are those of the Gregorian calendar",
    arguments: [
      // 1900 was no leap year, 2000 was; 1 January 2000 was a Saturday, 21 July 1969 a Monday
      ("1900-02-01", 28, "selected, Thursday, February 1, button"),
      ("2000-02-01", 29, "selected, Tuesday, February 1, button"),
      ("2000-01-01", 31, "selected, Saturday, January 1, button"),
      ("1969-07-21", 31, "selected, Monday, July 21, button"),
    ])
  func dates(_ date: String, _ days: Int, _ selected: String) {
    let lines = heard(calendar(date), style: .spoken)
    #expect(lines.count == days + 1)
    #expect(lines.contains(selected))
  }

  @Test(
    "What is not a date is the button of a compact date picker",
    arguments: ["Tomorrow", "2026-02-29", "2026-13-01", "1-2"])
  func noDate(_ text: String) {
    #expect(heard(calendar(text), style: .spoken) == ["Date Picker, \(text), button, collapsed"])
  }

  @Test("A sheet with detents has a grabber and a region that dismisses it above what is in it")
  func grabber() {
    // mozilla-mobile/firefox-ios 21219 and 21223, iOS 17.5.1: “Sheet Grabber”, “Activate to dismiss pop-up window,
    // Button”; UIKit's hints sheet.grabber.expand.hint and sheet.grabber.dismiss.sheet.hint; “Half screen” in trees that
    // getsentry/XcodeBuildMCP keeps. MagentaA11y heard the card of Maps, which has words of its own.
    func sheet(_ detents: [Detent]) -> View {
      View(.sheet, children: [View(.button, .text("Close"))]).with { $0.detents = detents }
    }
    #expect(
      speech(sheet([.medium, .large]), style: .spoken)
        == "Sheet Grabber, Half screen, button | Double tap to expand the sheet."
        + " · Activate to dismiss pop-up window, button · Close, button")
    #expect(speech(sheet([.large]), style: .spoken).hasPrefix("Sheet Grabber, button | Double tap to dismiss sheet. ·"))
    #expect(heard(sheet([]), style: .spoken) == ["Close, button"])
  }

  @Test("The cursor lands on the grabber of a sheet, or on what is in a sheet without one")
  func landing() {
    // MagentaA11y, sheet; iOS 26.5 simulator: a sheet opened on its Cancel
    func opened(_ detents: [Detent]) -> [String] {
      let sheet = View(.sheet, children: [View(.button, .text("Cancel"))]).with { $0.detents = detents }
      var session = Session(Scenario(name: "", screens: ["main": Screen(views: [sheet])]))
      return session.open().compactMap(\.heard)
    }
    #expect(opened([.medium]) == ["Sheet Grabber, button"])
    #expect(opened([]) == ["Cancel, button"])
  }

  @Test(
    "A system item of a bar is called as UIKit calls it",
    arguments: [
      // UIKit's strings action.button, garbage.toolbar.button.text, done.toolbar.button.text, compose.button
      ("en-US", BarItem.action, "Share, button"), ("en-US", .trash, "Delete, button"), ("de", .done, "Fertig, Taste"),
      ("fr-FR", .compose, "Rédiger, bouton"),
    ])
  func barItem(_ locale: String, _ item: BarItem, _ expected: String) {
    let bar = View(.toolbar, children: [View(.button).with { $0.barItem = item }])
    let screen = Screen(views: [bar])
    let utterances = ScreenReading(of: screen, in: Scenario(name: "", locale: locale, screens: ["main": screen]))
      .utterances()
    #expect(utterances.map { $0.text() }.first?.hasSuffix(expected) == true)
  }

  @Test(
    "A place on a map says what a double tap shows",
    // MapKit's string MAP_PIN_HINT; “Great Hall, shows more info”, an audit by VoiceOver of an app of a conference, iOS 26
    arguments: [("en-US", "Shows more info"), ("de-DE", "Weitere Infos anzeigen")])
  func marker(_ locale: String, _ hint: String) {
    let map = View(.map, children: [View(.marker, .text("Great Hall"))])
    let screen = Screen(views: [map])
    let utterances = ScreenReading(of: screen, in: Scenario(name: "", locale: locale, screens: ["main": screen]))
      .utterances()
    #expect(utterances.map { $0.text() } == ["Great Hall"])
    #expect(utterances.flatMap { $0.linesAfterPause(in: .snapshot) } == [hint])
  }

  @Test("The name of an app is heard with its first element, where the scenario gives it, and once if that is its name")
  func app() {
    // WWDC18-230: “Exceptional Dogs. Dog picker. Pinky. …”; XCUIVoiceOverService on iOS 27, gewill/OpenCCman: “OpenCCman
    // Convert Large File Heading”, and “OpenCCman” once.
    var scenario = Scenario(name: "", screens: ["main": Screen(views: [View(.text, .text("Dog picker"))])])
    #expect(scenario.walk().events.compactMap(\.heard) == ["Dog picker"])
    scenario.app = "Exceptional Dogs"
    #expect(scenario.walk().events.compactMap(\.heard) == ["Exceptional Dogs, Dog picker"])
    var session = Session(scenario)
    #expect(session.open().compactMap(\.heard) == ["Exceptional Dogs, Dog picker"])
    scenario.app = "Dog picker"
    #expect(scenario.walk().events.compactMap(\.heard) == ["Dog picker"])
  }
}
