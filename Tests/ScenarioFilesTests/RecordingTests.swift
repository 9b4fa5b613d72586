import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

@Suite("Recordings in scenarios")
struct RecordingTests {
  @Test("A screen can hold what was heard on a real device")
  func readsRecording() throws {
    let scenario = try readScenario(
      """
      scenario: Counts
      screens:
        bar:
          views: [ { button: Add } ]
          recording:
            { case: LT-12, source: WWDC17-215, steps: [ next ], heard: [ add button, 3 ], fragment: true, differs: No }
      """)
    let steps = [Step(.next(1), origin: SourcePlace(line: 6, column: 51))]
    #expect(
      scenario.screens["bar"]?.recording
        == Recording(
          name: "LT-12", source: "WWDC17-215", steps: steps, heard: ["add button", "3"], isFragment: true,
          knownDifference: "No"))
  }

  @Test("A recording without its case, its source or its words is an error")
  func needsSource() throws {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario("scenario: Counts\nscreens: { bar: { views: [ spacer ], recording: {} } }")
    }
    #expect(
      error?.diagnostics.shown.map(\.message) == [
        "a recording needs the key 'case'", "a recording needs the key 'source'", "a recording needs the key 'heard'",
      ])
  }
}
