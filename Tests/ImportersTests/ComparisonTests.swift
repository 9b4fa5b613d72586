import Diagnostics
import Importers
import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("A captured screen is compared with what was heard and with other accounts of it")
struct ComparisonTests {
  private func comparison(_ lines: [String]) throws -> HearingComparison {
    HearingComparison(of: try Fixture.imported("leave.xml").scenario, heard: lines)
  }

  @Test("Case, marks and hints of their own lines do not count")
  func same() throws {
    let heard = ["alert leave the boat", "Your seat is given away", "stay button", "Leave. Button."]
    let comparison = try comparison(heard)
    #expect(comparison.isSame)
    #expect(comparison.score == "4 of 4 lines as heard, in the order heard; 100 % of the words")
  }

  @Test("Other words, another order, and lines that only one side has")
  func different() throws {
    let comparison = try comparison([
      "Alert, leave the boat?", "Leave, button", "Your seat is gone.", "Stay, button", "Help",
    ])
    #expect(
      comparison.entries == [
        .same("Alert, leave the boat?"),
        .changed(
          heard: "Your seat is gone.", simulated: "Your seat is given away.",
          reasons: ["  'Your seat is given away.': label (line 6)"]),
        .same("Stay, button"),
        .onlyHeard("Help"),
        .moved("Leave, button", reasons: ["  its place: by row, at x 195, y 456 (line 8)"]),
      ])
    #expect(comparison.score == "3 of 5 lines as heard, 1 of them at another time; 78 % of the words")
  }

  @Test("What a log adds to utterances is left out")
  func logs() throws {
    func lines(_ text: String) throws -> [String] { try HeardLog(SourceFile(name: "log", text: text)).lines }
    #expect(
      try lines(
        "# a walk\n\nt =    3.41s XCUIVoiceOverService: “Add block Button”\n[12:00:01.250] VoiceOver: 4:30\n 9:41 AM\n")
        == ["Add block Button", "4:30", "9:41 AM"])
    #expect(
      try lines(
        "[{\"timestamp\": 1, \"level\": \"ALL\", \"message\": \"2026-06-01 12:00:01 VoiceOver: Done, button\"}, \"On\"]"
      )
        == ["Done, button", "On"])
    #expect(throws: ScenarioError.self) { try HeardLog(SourceFile(name: "log", text: "# nothing\n")) }
    #expect(throws: ScenarioError.self) { try HeardLog(SourceFile(name: "log", text: "[\"cut")) }
  }

  @Test("Drift between two accounts is named")
  func drift() throws {
    func scenario(_ xml: String) throws -> Scenario {
      CaptureImport(try Fixture.capture(of: Fixture.window(xml))).scenario
    }
    let old = try scenario(
      """
      <XCUIElementTypeButton name="pay" label="Pay" traits="Button" customActions="Later,Split" x="0" y="0" width="99" height="44"/>
      <XCUIElementTypeStaticText label="Total" x="0" y="50" width="99" height="20"/>
      """)
    let new = try scenario(
      """
      <XCUIElementTypeButton name="pay" label="Buy" traits="Button" customActions="Split" x="0" y="0" width="99" height="44"/>
      <XCUIElementTypeSwitch label="Gift" value="1" x="0" y="50" width="99" height="30"/>
      """)
    #expect(
      ScreenDrift(from: old, to: new).lines == [
        "'Buy': its label was 'Pay', is 'Buy'", "'Buy': its action 'Later' is gone", "new: 'Gift'", "gone: 'Total'",
      ])
    #expect(ScreenDrift(from: old, to: old).isEmpty)
  }
}
