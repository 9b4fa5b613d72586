import Foundation
import Interface
import Reports
import Testing
import VoiceOver

/// Rows of lists, items of menus and of bars.
extension DrawnScreenTests {
  private func openMenu(_ items: String, _ settings: [Setting: Value] = [:]) throws -> String {
    let scenario = try scenario(
      "scenario: S\nviews: [{ menu: More, views: [\(items)] }]\nflows: { f: [ next, activate ] }\n", settings)
    let moment = try #require(scenario.moment(inFlow: "f", afterStep: nil))
    return ScreenPicture(of: moment, titled: "S", in: scenario).svg([])
  }

  @Test("What is cut off ends in an ellipsis right after a letter, and is as long as its words")
  func cutText() throws {
    let words = "The waves were calm and the sun was shining on the bridge all day long"
    let cut = try screen("scenario: S\nviews: [{ text: \(words), lineLimit: 1 }]\n")
    let shown = try #require(cut.firstMatch(of: />(The[^<]*…)</)).output.1
    #expect(words.contains(shown.dropLast()) && shown.dropLast().last?.isWhitespace == false)
    let whole = try screen("scenario: S\nviews: [{ text: \(shown) }]\n")
    let lengths = try [cut, whole].map { try place("textLength", of: String(shown), in: $0) }
    #expect(abs(lengths[0] - lengths[1]) < 0.5 && lengths[0] <= 402)
  }

  /// HIG, “SF Pro tracking values”: −0.43 at 17 points, to which the widths of Inter add a little.
  @Test("Letters stand as close as San Francisco's, where a renderer knows of no lengths")
  func letterSpacing() throws {
    let svg = try screen("scenario: S\nviews: [{ text: Trips }, { text: Now, font: caption }]\n")
    #expect(try text("Trips", in: svg).contains("letter-spacing=\"-0.4"))
    // None at 12 points.
    #expect(try !text("Now", in: svg).contains("letter-spacing"))
  }

  @Test("An item of a bar shows its symbol alone, unless its style asks for both")
  func barItems() throws {
    let filter = "button: Filter, symbol: star"
    func bar(_ item: String) throws -> String {
      try screen("scenario: S\nviews: [{ navigationBar: Inbox, trailing: [{ \(item) }] }]\n")
    }
    #expect(try !bar(filter).contains(">Filter</text>"))
    #expect(try bar(filter + ", style: titleAndIcon").contains(">Filter</text>"))
    #expect(try bar("button: Filter").contains(">Filter</text>"))
    #expect(try screen("scenario: S\nviews: [{ toolbar: [{ \(filter) }] }]\n").contains("id=\"symbol1\""))
    // Tabs have both.
    let tabs = try screen("scenario: S\nviews: [{ tabBar: [{ tab: Album, symbol: star }] }]\n")
    #expect(tabs.contains(">Album</text>"))
  }

  /// Apple's documentation of `ToggleStyle.automatic`: in a menu a toggle has a mark while it is on.
  @Test("In a menu a switch that is on has a mark before its words, and a line is no item")
  func menuItems() throws {
    let items = "{ button: Name }, { divider: }, { toggle: Albums, isOn: "
    let (on, off) = (try openMenu(items + "true }"), try openMenu(items + "false }"))
    #expect(on.contains("id=\"symbol1\"") && !off.contains("id=\"symbol1\""))
    // The green of switches.
    #expect(!on.contains("#34c759"))
    // All items make room for the mark.
    let shift = try place("x", of: "Name", in: on) - place("x", of: "Name", in: off)
    #expect(shift > 17)
    #expect(try place("x", of: "Name", in: on) == place("x", of: "Albums", in: on))
    let step = try place("y", of: "Albums", in: off) - place("y", of: "Name", in: off)
    #expect(step > 44 && step < 88)
  }

  @Test("In rows the symbol before the words has the color of the app")
  func iconsOfRows() throws {
    for view in ["{ label: { text: VIP, symbol: star } }", "{ toggle: VIP, symbol: star }"] {
      #expect(try screen("scenario: S\nviews: [{ list: [\(view)] }]\n").contains("fill=\"#007aff\""))
      #expect(try !screen("scenario: S\nviews: [\(view)]\n").contains("fill=\"#007aff\""))
    }
  }

  @Test("The line below a row begins where its words do", arguments: ["en", "ar"])
  func linesBetweenRows(locale: String) throws {
    let rows = "{ label: { text: First, symbol: star } }, { text: Second }, { text: Third }"
    let svg = try screen("scenario: S\nlocale: \(locale)\nviews: [{ list: [\(rows)] }]\n")
    let lines = svg.matches(of: /<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)"/)
    let ends = lines.compactMap { Double(locale == "ar" ? $0.output.2 : $0.output.1) }
    try #require(ends.count == 2)
    #expect(locale == "ar" ? ends[0] < ends[1] : ends[0] > ends[1])
    #expect(try abs(ends[1] - place("x", of: "Second", in: svg)) < 0.1)
    // The words of segments are not those of the row.
    let picker = "{ picker: P, style: segmented, selection: A, options: [A, B] }"
    let segments = try screen("scenario: S\nviews: [{ list: [\(picker), { text: Next }] }]\n")
    #expect(segments.contains("<line x1=\"32\""))
  }

  @Test("The rows of a watch are surfaces, and their words are white")
  func watchRows() throws {
    let svg = try screen("scenario: S\nplatform: watchOS 11\nviews: [{ list: [{ button: Berlin }] }]\n")
    #expect(try text("Berlin", in: svg).contains("fill=\"#ffffff\""))
  }

  @Test("What cannot be pressed can be read on its surface")
  func disabledProminentButton() throws {
    let button = "{ button: Buy, style: borderedProminent, enabled: "
    #expect(try text("Buy", in: screen("scenario: S\nviews: [\(button)true }]\n")).contains("#ffffff"))
    let disabled = try text("Buy", in: screen("scenario: S\nviews: [\(button)false }]\n"))
    #expect(disabled.contains("#000000\" fill-opacity=\"0.35\""))
  }

  @Test("Text that a field of many lines has no room for is scrolled away")
  func textEditor() throws {
    let words = String(repeating: "one two three four five six seven. ", count: 60)
    let svg = try screen("scenario: S\nviews: [{ form: [{ textEditor: Notes, text: '\(words)' }] }]\n")
    #expect(svg.contains(">one two") && !svg.contains("…"))
  }
}
