import Importers
import TestSupport
import Testing

@Suite("Captures among other words")
struct CaptureExcerptTests {
  private func heard(_ text: String, _ name: String = "capture") throws -> [String] {
    Fixture.heard(CaptureImport(try Fixture.capture(of: text, name: name)))
  }

  /// What the debugger prints for `po XCUIApplication().debugDescription`: a literal of Swift's.
  @Test("A description in quotes, with its escapes")
  func quotedDescription() throws {
    let text = #"""
      * po XCUIApplication().debugDescription
      ```
          t =   109.84s Requesting snapshot of accessibility hierarchy for app with pid 8736
      "Attributes: Application, 0x1, pid: 1, label: \'Course\'\nElement subtree:\n →Application, 0x1, pid: 1, label: \'Course\'\n    Window (Main), 0x2, {{0.0, 0.0}, {414.0, 896.0}}\n      StaticText, 0x3, {{68.0, 224.5}, {285.5, 26.5}}, label: \'Welcome to the course\'\n      Button, 0x4, {{25.0, 542.0}, {369.0, 41.0}}, label: \'Enroll\'\nPath to element:\n →Application, 0x1, pid: 1, label: \'Course\'\n"
      ```
      """#
    #expect(try heard(text) == ["Welcome to the course", "Enroll, button"])
  }

  /// What WebDriverAgent answers to `/source?format=description`.
  @Test("A description in the answer of a server")
  func answer() throws {
    let text = #"""
      {
        "value": "Attributes: Window, 0x1\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {393.0, 852.0}}\n    Button, 0x2, {{20.0, 100.0}, {60.0, 44.0}}, label: 'Allow'\nPath to element:\n →Window, 0x1\n",
        "sessionId": "9A2C"
      }
      """#
    #expect(try heard(text) == ["Allow, button"])
  }

  @Test("A page source in quotes, with its escapes")
  func quotedMarkup() throws {
    let text = #"""
      driver.page_source
      XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" x=\"0\" y=\"0\" width=\"375\" height=\"812\">\n  <XCUIElementTypeStaticText label=\"Fu\u00df \u201c8\u201d\" x=\"20\" y=\"90\" width=\"90\" height=\"20\"/>\n</XCUIElementTypeApplication>\n"
      print("done")
      """#
    #expect(try heard(text) == ["Fuß “8”"])
  }

  @Test("A page source between the lines of a test or of a bug report, in its own lines")
  func markupBetweenLines() throws {
    let text = """
      The button is not found: 3 < 4.

          <AppiumAUT>
            <XCUIElementTypeOther x="0" y="0" width="390" height="844">
              <XCUIElementTypeButton label="Pay" x="20" y="100" width="90" height="44"/>
            </XCUIElementTypeOther>
          </AppiumAUT>
      I tried a > b as well.
      """
    #expect(try heard(text) == ["Pay, button"])
    let broken = text.replacing("width=\"90\"", with: "width=\"wide\"")
    #expect(problems(in: broken) == ["not-a-number 5:9"])
  }

  @Test("The block of a report that has the JSON, whatever stands in the others")
  func secondBlock() throws {
    let text = """
      ``` bash
      idb ui describe-all --json
      ```
      output:
      ``` json
      [{"AXLabel": "Mail", "type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
       {"AXLabel": "Send", "type": "Button", "frame": {"x": 10, "y": 60, "width": 90, "height": 44}}]
      ```
      """
    #expect(try heard(text) == ["Send, button"])
  }

  @Test(
    "Flutter's dump with the name of the console before each line", arguments: ["flutter: ", "I/flutter ( 8746): "])
  func console(_ prefix: String) throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 103.0)
         │
         ├─SemanticsNode#2
         │   Rect.fromLTRB(4.0, 51.0, 52.0, 99.0)
         │   actions: tap
         │   flags: isButton, hasEnabledState, isEnabled
         │   tooltip: "Back"
         │
         └─SemanticsNode#3
             Rect.fromLTRB(72.0, 57.5, 327.7, 92.5)
             flags: isHeader
             label: "Portal"
      """
    let lines = dump.split(separator: "\n").map { prefix + $0 }
    #expect(try heard("They are there!\n" + lines.joined(separator: "\n")) == ["Back, button", "Portal, heading"])
  }

  /// Flutter, `SemanticsNode.getSemanticsData`: a node that merges has the flags and actions of what is merged into it.
  @Test("What is cut out of Flutter's dump, with what is merged")
  func cutOut() throws {
    let text = """
      ```
                 │       actions: tap
                 │
                 ├─SemanticsNode#79
                 │   Rect.fromLTRB(0.0, 292.0, 414.0, 348.0)
                 │   label: "9, Text tile"
                 │
                 └─SemanticsNode#80
                   │ merge boundary ⛔️
                   │ Rect.fromLTRB(0.0, 0.0, 414.0, 56.0) with transform
                   │ [[1.0,0.0,0.0,0.0]; [0.0,1.0,0.0,348.0]; [0.0,0.0,1.0,0.0];
                   │ [0.0,0.0,0.0,1.0]]
                   │ label: "10, Switch tile"
                   │
                   └─SemanticsNode#82
                       merged up ⬆️
                       Rect.fromLTRB(339.0, 4.0, 398.0, 52.0)
                       actions: tap
                       flags: hasEnabledState, isEnabled,
                         hasToggledState, isToggled
      ```
      """
    #expect(
      try heard(text) == ["9, Text tile", "10, Switch tile, switch button, on", "~ Double tap to toggle setting"])
  }

  @Test("Maestro's hierarchy has the app's name, the status bar and scroll bars, which nobody hears")
  func partsOfMaestro() throws {
    func node(_ bounds: String, _ label: String = "", _ value: String = "", _ children: String = "") -> String {
      """
      {"attributes": {"accessibilityText": "\(label)", "text": "\(value)", "bounds": "\(bounds)"}, "children": [\(children)]}
      """
    }
    let bar = node("[360,60][390,849]", "Vertical scroll bar, 3 pages", "0%")
    // A list is longer than the screen, of which the app has the size.
    let content = [node("[20,70][373,90]", "Milk"), bar, node("[0,90][393,1500]")].joined(separator: ",")
    let app = node("[0,0][393,852]", "Notes", "", content)
    let status = node("[0,0][0,0]", "", "", node("[0,0][393,54]", "", "", node("[47,19][96,39]", "08:54")))
    #expect(try heard(node("[0,0][0,0]", "", "", app + "," + status)) == ["Milk"])
  }

  @Test("Trailblaze's form of it leaves out what is zero")
  func trailblaze() throws {
    let text = """
      {"waypointId": "a", "viewHierarchy": {"children": [{"accessibilityText": "Contacts", "x2": 402, "y2": 874,
        "children": [{"accessibilityText": "Edit", "x1": 327, "y1": 66, "x2": 382, "y2": 102},
          {"accessibilityText": "Kate Bell", "x1": 120, "y1": 403, "x2": 282, "y2": 451}]}]}, "trailblazeNodeTree": {}}
      """
    #expect(try heard(text) == ["Edit", "Kate Bell"])
  }
}
