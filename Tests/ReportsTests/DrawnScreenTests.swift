import Foundation
import Interface
import OrderedCollections
import Reports
import ScenarioFiles
import Testing
import VoiceOver

/// The screen as a person sees it, without annotation.
@Suite("The drawing of a screen")
struct DrawnScreenTests {
  func scenario(_ text: String, _ settings: [Setting: Value] = [:]) throws -> Scenario {
    var scenario = try readScenario(ScenarioSource(text))
    for (setting, value) in settings { scenario.settings[setting] = value }
    return scenario
  }

  func screen(_ text: String, _ settings: [Setting: Value] = [:]) throws -> String {
    let scenario = try scenario(text, settings)
    let (name, screen) = try #require(scenario.opening)
    return ScreenPicture(of: screen, named: name, in: scenario).svg([])
  }

  /// The element of a document that holds certain words.
  func text(_ words: String, in svg: String) throws -> Substring {
    let end = try #require(svg.range(of: ">\(words)</text>"))
    let start = try #require(svg[..<end.lowerBound].range(of: "<text", options: .backwards))
    return svg[start.lowerBound..<end.upperBound]
  }

  @Test("Text has its size, its weight and its color")
  func text() throws {
    let svg = try screen("scenario: S\nviews: [{ text: Trips, font: title2 bold, color: red }, { text: More }]\n")
    let title = try text("Trips", in: svg)
    #expect(title.contains("font-size=\"22\"") && title.contains("font-weight=\"700\"") && title.contains("#ff3b30"))
    let body = try text("More", in: svg)
    #expect(body.contains("font-size=\"17\"") && !body.contains("font-weight") && body.contains("#000000"))
  }

  // `accessibilityIgnoresInvertColors`: the view and all below keep their colors, and `false` below inverts again. What is
  // inverted twice has its own colors. HIG, “Accessibility”: what is dark stays so.
  @Test(
    "Inversion takes the whole screen, but for what keeps its colors",
    arguments: [
      ([:], 0), ([.smartInvert: .flag(true)], 4), ([.classicInvert: .flag(true)], 2),
      ([.smartInvert: .flag(true), .appearance: .text("dark")], 0),
    ] as [([Setting: Value], Int)])
  func inversion(settings: [Setting: Value], count: Int) throws {
    let svg = try screen(
      "scenario: S\nviews: [{ zstack: [{ image: poster }, { text: New, ignoresInvertColors: false }], ignoresInvertColors: true }, { text: Trips }]\n",
      settings)
    #expect(svg.ranges(of: "filter=\"url(#inverted)\"").count == count)
    #expect(svg.contains("<filter id=\"inverted\"") == (count > 0))
    // The badge stands inside of what keeps its colors, inside of the screen; what is cut out of the screen is drawn last.
    if count == 4 {
      #expect(svg.firstRange(of: ">New<").map { svg[..<$0.lowerBound].ranges(of: "url(#inverted)").count } == 3)
    }
  }

  // Apple, preferredColorScheme(_:) and overrideUserInterfaceStyle: all that is in a view is drawn so.
  @Test("A view that is always dark is drawn so on a light screen")
  func colorScheme() throws {
    let svg = try screen(
      """
      scenario: S
      views:
        - { vstack: [{ text: Trips }], colorScheme: dark, backgroundColor: systemBackground }
        - { text: Tea }
      """)
    func ink(of word: String) throws -> Substring {
      let end = try #require(svg.firstRange(of: ">\(word)<")).lowerBound
      let start = try #require(svg[..<end].ranges(of: "fill=\"").last).upperBound
      return svg[start...].prefix(7)
    }
    #expect(try ink(of: "Trips") == "#ffffff" && ink(of: "Tea") == "#000000")
    #expect(svg.contains("fill=\"#000000\"/>"))
  }

  // HIG, “Materials”: with Reduce Transparency they are one solid color.
  @Test("A material is seen through, unless transparency is reduced")
  func material() throws {
    let text = "scenario: S\nviews: [{ text: Trips, material: thin }]\n"
    #expect(try screen(text).contains("fill=\"#f2f2f7\" fill-opacity=\"0.55\""))
    let solid = try screen(text, [.reduceTransparency: .flag(true)])
    #expect(solid.contains("fill=\"#f2f2f7\"/>") && !solid.contains("0.55"))
  }

  /// The words are those that VoiceOver says of the same buttons, which DatePickerTests have from their sources.
  @Test(
    "A date is written as the system writes it in the language",
    arguments: [
      ("en-US", "Jan 5, 2026"), ("de-DE", "05.01.2026"),
    ])
  func dates(locale: String, words: String) throws {
    let picker = "datePicker: Start, value: 2026-01-05"
    let svg = try screen("scenario: S\nlocale: \(locale)\nviews: [{ \(picker) }]\n")
    #expect(svg.contains(">\(words)</text>"))
    #expect(!svg.contains("2026-01-05"))
    let month = try screen("scenario: S\nviews: [{ \(picker), style: graphical }]\n")
    // January 2026 has 31 days, and begins on a Thursday.
    #expect(month.contains(">January 2026</text>") && month.contains(">31</text>"))
  }

  /// The weeks of regions: Unicode CLDR, first day of the week.
  @Test(
    "A week of a calendar begins as weeks of the region do",
    arguments: [
      ("en-US", "SUN", "SAT"), ("en-GB", "MON", "SUN"), ("de", "MO", "SO"), ("ar", "السبت", "الجمعة"),
      ("ar-AE", "الاثنين", "الأحد"), ("pt", "DOM.", "SÁB."), ("fr-CA", "DIM.", "SAM."), ("zh-Hant", "週日", "週六"),
    ])
  func weeks(locale: String, first: String, last: String) throws {
    let svg = try screen(
      "scenario: S\nlocale: \(locale)\nviews: [{ datePicker: D, value: 2026-01-05, style: graphical }]\n")
    let places = try [first, last].map { try text($0, in: svg).firstMatch(of: /x="([\d.]+)"/)?.output.1 }
    let (start, end) = (try #require(places[0].flatMap { Double($0) }), try #require(places[1].flatMap { Double($0) }))
    // Columns are mirrored where people read from right to left.
    #expect(locale.hasPrefix("ar") ? start > end : start < end)
    // The fifth of January 2026 is a Monday.
    let monday = try #require(svg.firstMatch(of: /x="([\d.]+)"[^>]*>5</)?.output.1)
    let heads = ["en-US": "MON", "en-GB": "MON", "de": "MO", "pt": "SEG.", "fr-CA": "LUN.", "zh-Hant": "週一"]
    #expect(try text(heads[locale] ?? "الاثنين", in: svg).contains(" x=\"\(monday)\""))
  }

  @Test("An open menu is a surface as high as its items, and the region around it is not drawn")
  func menus() throws {
    let scenario = try scenario(
      "scenario: S\nviews: [{ menu: Sort, views: [{ button: Name }, { button: Date, selected: true }] }]\n"
        + "flows: { f: [ next, activate ] }\n")
    let moment = try #require(scenario.moment(inFlow: "f", afterStep: nil))
    let svg = ScreenPicture(of: moment, titled: "S", in: scenario).svg([])
    #expect(svg.contains(">Name</text>") && !svg.contains(">Dismiss context menu</text>"))
    // UITableViewCell: two rows of 44 points.
    #expect(svg.contains(/<rect x="[\d.]+" y="[\d.]+" width="250" height="88"/))
    // The screen stays behind it.
    #expect(svg.contains(">Sort</text>"))
    // What an author writes is no menu of the system's, whatever the style is called.
    let sheet = try screen("scenario: S\nviews: [{ sheet: [{ button: Name }], style: menu }]\n")
    #expect(sheet.contains(">Name</text>") && !sheet.contains("width=\"250\""))
  }

  // On iPhone an action sheet is a popover since iOS 26, in which nothing cancels (psimaker/vaultsync, issue 64).
  @Test("The button that cancels is drawn in an action sheet, unless it is a popover")
  func cancellation() throws {
    let sheet = "views: [{ confirmationDialog: Sure?, views: [{ button: Delete }, { button: Cancel }] }]\n"
    #expect(try screen("scenario: S\nplatform: iOS 18\n" + sheet).contains(">Cancel</text>"))
    let popover = try screen("scenario: S\nplatform: iOS 26\n" + sheet)
    #expect(popover.contains(">Delete</text>") && !popover.contains(">Cancel</text>"))
  }

  /// Where an attribute of the element with certain words says it is.
  func place(_ name: String, of words: String, in svg: String) throws -> Double {
    let attribute = try Regex("\\s\(name)=\"([\\d.]+)\"", as: (Substring, Substring).self)
    let match = try text(words, in: svg).firstMatch(of: attribute)
    return try #require(match.flatMap { Double($0.output.1) })
  }

  @Test("In a form on a Mac labels stand before their controls and end in one line")
  func macForm() throws {
    let svg = try screen(
      """
      scenario: S
      platform: macOS 26
      views:
        - form:
            - { textField: Name, text: Anna }
            - { picker: Repetition, selection: A, options: [A] }
            - { toggle: Alerts, isOn: true }
      """)
    #expect(try abs(place("y", of: "Name", in: svg) - place("y", of: "Anna", in: svg)) < 3)
    let ends = try ["Name", "Repetition"].map {
      try place("x", of: $0, in: svg) + place("textLength", of: $0, in: svg)
    }
    #expect(abs(ends[0] - ends[1]) < 1)
    #expect(try place("x", of: "Anna", in: svg) > ends[0] && place("x", of: "Alerts", in: svg) > ends[0])
  }

  @Test("The mark of a choice outside of a list stands after its words")
  func choices() throws {
    let svg = try screen(
      "scenario: S\nviews: [{ picker: P, style: inline, selection: One, options: [One, Two] }]\n")
    let end = try place("x", of: "One", in: svg) + place("textLength", of: "One", in: svg)
    let mark = try #require(svg.firstMatch(of: /translate\(([\d.]+)/)).output.1
    #expect(try #require(Double(mark)) >= end)
  }

  @Test("A date and its time are buttons of their own, and wheels show them as hours and minutes")
  func datesWithTimes() throws {
    let picker = "datePicker: Start, value: '2026-01-05T09:05'"
    let compact = try screen("scenario: S\nviews: [{ \(picker) }]\n")
    #expect(compact.contains(">Jan 5, 2026</text>") && compact.contains(">9:05 AM</text>"))
    let wheels = try screen("scenario: S\nviews: [{ \(picker), style: wheel }]\n")
    for words in ["Monday, January 5", "9", "05", "AM"] { #expect(wheels.contains(">\(words)</text>")) }
  }

  @Test("Text grows with Dynamic Type and is heavier with Bold Text")
  func settings() throws {
    let written = "scenario: S\nviews: [{ text: Trips }, { text: More }]\n"
    // HIG, “Typography”: body is 40 points large at AX 3.
    let large = try screen(written, [.dynamicType: .text("accessibility3")])
    #expect(try text("Trips", in: large).contains("font-size=\"40\""))
    let bold = try screen(written, [.boldText: .flag(true)])
    #expect(try text("Trips", in: bold).contains("font-weight=\"600\""))
    let dark = try screen(written, [.appearance: .text("dark")])
    #expect(try text("Trips", in: dark).contains("fill=\"#ffffff\""))
  }

  @Test("A long text stands in the lines that it was laid out in, and an ellipsis ends one that is cut off")
  func lines() throws {
    let words = "one two three four five six seven eight nine ten eleven twelve thirteen"
    let svg = try screen("scenario: S\nviews: [{ text: \(words) }, { text: \(words), lineLimit: 1 }]\n")
    let lines = svg.matches(of: />(one[^<]*|[a-z]+ [^<]*thirteen)<\/text>/).map { String($0.output.1) }
    try #require(lines.count == 3)
    #expect(lines[0] + " " + lines[1] == words)
    #expect(lines[2].hasSuffix("…") && words.hasPrefix(lines[2].dropLast()))
  }

  @Test("Arabic begins at the right side, and a switch is on at its left")
  func rightToLeft() throws {
    let svg = try screen("scenario: S\nlocale: ar\nviews: [{ list: [{ toggle: شبكة, isOn: true }] }]\n")
    let label = try text("شبكة", in: svg)
    #expect(label.contains("direction=\"rtl\"") && !label.contains("text-anchor"))
    let x = try #require(label.firstMatch(of: /\sx="([\d.]+)"/)).output.1
    #expect(try #require(Double(x)) > 300)
    let knob = try #require(svg.matches(of: /<rect x="([\d.]+)"[^>]*fill="#ffffff"/).last).output.1
    #expect(try #require(Double(knob)) < 60)
  }

  @Test("A switch, a slider, a field show what they are set to")
  func controls() throws {
    let svg = try screen(
      """
      scenario: S
      views:
        - toggle: Wi-Fi
          isOn: true
        - textField: Name
          text: Anna
        - textField: Street
        - secureField: Password
          text: abc
      """)
    #expect(svg.contains("#34c759"))
    #expect(try text("Anna", in: svg).contains("#000000"))
    // HIG: the color of placeholders.
    #expect(try text("Street", in: svg).contains("#3c3c43\" fill-opacity=\"0.3\""))
    #expect(svg.contains(">●●●<"))
  }

  @Test("On/Off Labels, Button Shapes and dimmed controls can be seen")
  func differences() throws {
    let written = "scenario: S\nviews: [{ toggle: Wi-Fi }, { button: Save }, { button: Send, enabled: false }]\n"
    let plain = try screen(written)
    #expect(try screen(written, [.onOffLabels: .flag(true)]) != plain)
    let shapes = try screen(written, [.buttonShapes: .flag(true)])
    #expect(try text("Save", in: shapes).contains("text-decoration=\"underline\""))
    #expect(try text("Save", in: plain).contains("#007aff"))
    #expect(try text("Send", in: plain).contains("fill-opacity=\"0.35\""))
  }

  /// Where exactly a menu stands is estimated.
  @Test("A menu is drawn by its button, in its place since iOS 26, and above it where there is no room below")
  func menuPlaces() throws {
    let menu = "{ menu: More, views: [{ button: Copy }, { button: Paste }] }"
    func drawn(_ platform: String, _ views: String) throws -> String {
      let scenario = try scenario(
        "scenario: S\nplatform: \(platform)\nviews: [\(views)]\n"
          + "flows: { F: [{ task: T, steps: [{ focus: More }, activate] }] }\n")
      let moment = try #require(scenario.moment(inFlow: "F"))
      return ScreenPicture(of: moment, titled: "T", in: scenario).svg([])
    }
    func height(_ words: String, in svg: String) throws -> Double { try place("y", of: words, in: svg) }
    let texts = "{ text: A }, { text: B }, "
    let glass = try drawn("iOS 26", texts + menu)
    let (button, first, last) = (
      try height("More", in: glass), try height("Copy", in: glass), try height("Paste", in: glass)
    )
    #expect(abs(first - button) < 22 && first < last)
    let flat = try drawn("iOS 18", texts + menu)
    let (above, below) = (try height("More", in: flat), try height("Copy", in: flat))
    #expect(below > above + 22)
    let column = "{ vstack: [{ text: A }, { spacer: }, \(menu)] }"
    let low = try drawn("iOS 18", column)
    let (lowest, opener) = (try height("Paste", in: low), try height("More", in: low))
    #expect(lowest < opener)
    // What stands behind the menu stays where it is.
    let closed = try screen("scenario: S\nplatform: iOS 18\nviews: [\(column)]\n")
    let (before, after) = (try height("A", in: closed), try height("A", in: low))
    #expect(before == after)
  }

  @Test("A picker that leads to its choices shows its label and what is chosen, with an arrow where it is a row")
  func linkPickers() throws {
    let picker = "{ picker: Sound, style: navigationLink, selection: Bell, options: [Bell, Horn] }"
    for views in [picker, "{ list: [\(picker)] }"] {
      let svg = try screen("scenario: S\nviews: [\(views)]\n")
      let (label, choice) = (try place("x", of: "Sound", in: svg), try place("x", of: "Bell", in: svg))
      #expect(label < choice)
      #expect(svg.contains("id=\"symbol1\"") == views.contains("list"))
    }
  }

  @Test("A symbol is drawn, also in a circle or crossed out; one that nobody knows has its name")
  func symbols() throws {
    let known = try screen("scenario: S\nviews: [{ image: { symbol: star.fill } }]\n")
    #expect(known.contains("<path d=\"M"))
    // Its lines are told once, however often it is there.
    let row = "{ image: { symbol: star.fill } }"
    let several = try screen("scenario: S\nviews: [\(row), \(row), \(row)]\n")
    #expect(several.components(separatedBy: "<path").count == known.components(separatedBy: "<path").count)
    #expect(several.components(separatedBy: "<use href=\"#symbol1\" ").count == 3)
    let circled = try screen("scenario: S\nviews: [{ image: { symbol: airplane.circle.fill } }]\n")
    #expect(circled.contains("scale(0.55)") && circled.contains("fill=\"#ffffff\"/>"))
    let dark = try screen(
      "scenario: S\nviews: [{ image: { symbol: airplane.circle.fill } }]\n", [.appearance: .text("dark")])
    #expect(dark.contains("scale(0.55)\" fill=\"#000000\"/>"))
    let unknown = try screen("scenario: S\nviews: [{ image: { symbol: made.up } }]\n")
    #expect(unknown.contains("<title>made.up</title>"))
  }

  @Test("The bar of a screen that was pushed has its way back; since iOS 26 that is an arrow without words")
  func back() throws {
    let written = "scenario: S\nplatform: iOS 18\nviews: [{ navigationBar: Trip, back: Trips }]\n"
    #expect(try screen(written).contains(">Trips</text>"))
    #expect(try !screen(written.replacing("iOS 18", with: "iOS 26")).contains(">Trips</text>"))
  }

  @Test("A field that is edited has the keyboard before it")
  func keyboard() throws {
    let written = "scenario: S\nviews: [{ textField: Name, isEditing: true }]\n"
    #expect(try screen(written).contains(">q</text>") && screen(written).contains(">123</text>"))
    #expect(try !screen(written.replacing("true", with: "false")).contains(">q</text>"))
  }

  @Test("The screen alone has the size of the device, and any width that is wanted")
  func size() throws {
    let scenario = try scenario("scenario: S\nviews: [{ text: Trips }, { text: Far, frame: [0, 3000, 100, 30] }]\n")
    let (name, screen) = try #require(scenario.opening)
    let picture = ScreenPicture(of: screen, named: name, in: scenario)
    #expect(picture.size([]) == (402, 874))
    #expect(picture.svg([]).contains("width=\"402\" height=\"874\""))
    #expect(picture.svg([], width: 201).contains("viewBox=\"0 0 402 874\" width=\"201\" height=\"437\""))
    #expect(!picture.svg([]).contains(">Far<") && picture.svg(.marks).contains(">Far<"))
    #expect(!picture.svg([]).contains("<style") && !picture.svg(.marks).contains("class=\"words\""))
  }

  @Test("A moment of a flow shows the screen that it leads to, and the cursor")
  func moments() throws {
    let scenario = try scenario(
      """
      scenario: S
      screens:
        first: { title: Trips, views: [{ navigationLink: Beach, destination: second }] }
        second: { title: Beach, views: [{ text: Sand }] }
      flows:
        Go:
          - task: See the beach
            steps: [{ focus: Beach }, { hear: "Beach, button" }, activate]
      """)
    let start = try #require(scenario.moment(inFlow: "Go", afterStep: 0))
    let end = try #require(scenario.moment(inFlow: "Go"))
    #expect(start.screen == "first" && end.screen == "second" && end.step == 2)
    #expect(scenario.moment(inFlow: "Go", afterStep: 3) == nil && scenario.moment(inFlow: "Stay") == nil)
    let picture = ScreenPicture(of: end, titled: "S", in: scenario).svg([])
    #expect(picture.contains(">Sand<") && picture.contains("stroke-width=\"3\""))
  }

  @Test("Every kind of view can be drawn", arguments: Kind.allCases)
  func kinds(kind: Kind) {
    let scenario = Scenario(
      name: "S",
      screens: ["main": Screen(views: [View(kind, .text("Words"), children: [View(.text, .text("Inside"))])])])
    guard let (name, screen) = scenario.opening else { return }
    let svg = ScreenPicture(of: screen, named: name, in: scenario).svg(.all)
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }
}
