import Audits
import Diagnostics
import Importers
import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("A capture is written as a scenario that reads as it does")
struct WrittenScenarioTests {
  @Test("Each fixture", arguments: Fixture.all)
  func fixtures(_ name: String) throws {
    let imported = try Fixture.imported(name)
    let scenario = try readScenario(ScenarioSource(try imported.text()))
    #expect(Transcript(of: scenario).text() == Transcript(of: imported.scenario).text())
    #expect(rules(of: scenario) == rules(of: imported.scenario))
  }

  /// The rules that the findings about a scenario are instances of.
  private func rules(of scenario: Scenario) -> [String] {
    Audit().findings(of: scenario).map(\.rule)
  }

  @Test("Text that means something to the language stays text")
  func awkwardText() throws {
    let texts = [
      "No", "1.10", "${price}", "$total", "a: b # c", "- x", "'quoted'", "\"both\" 'kinds'", "two&#10;lines", "{x}",
    ]
    let views = texts.enumerated().map { index, text in
      let label = text.replacing("\"", with: "&quot;")
      return """
        <XCUIElementTypeButton label="\(label)" name="id \(label)" x="0" y="\(index * 50)" width="390" height="40"/>
        <XCUIElementTypeTextField label="\(label)" value="\(label)" x="0" y="\(index * 50 + 20)" width="390" height="20"/>
        """
    }
    let imported = CaptureImport(try Fixture.capture(of: Fixture.window(views.joined())))
    let scenario = try readScenario(ScenarioSource(try imported.text()))
    #expect(Transcript(of: scenario).text() == Transcript(of: imported.scenario).text())
  }

  @Test("What was guessed stands beside it, and only what differs is written")
  func form() throws {
    let xml = """
      <XCUIElementTypeNavigationBar name="Boats" x="0" y="50" width="390" height="44">
      <XCUIElementTypeButton label="Back" x="0" y="50" width="60" height="44"/>
      </XCUIElementTypeNavigationBar>
      <XCUIElementTypeStaticText label="Hello" value="Hello" x="16" y="120.25" width="90" height="20"/>
      """
    let yaml = try CaptureImport(try Fixture.capture(of: Fixture.window(xml), name: "boats.xml")).text()
    #expect(
      yaml == """
        # Imported from boats.xml: page source of Appium or WebDriverAgent: 5 nodes, 2 accessibility elements.
        # Never in this format: hints, modality, containers of the app's own, sort order, language, rotors, more content, drop points, what an action does.
        scenario: Captured screen
        device: iPhone 16e
        views:
          - navigationBar:
              # guessed: the first button at the leading edge of a navigation bar is taken for the way back
              - button: Back
                traits: backButton
                frame: [0, 50, 60, 44]
            frame: [0, 50, 390, 44]
          - text: Hello
            frame: [16, 120.25, 90, 20]

        """)
  }
}
