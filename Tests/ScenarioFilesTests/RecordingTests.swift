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
            case: LT-12
            source: WWDC17-215
            system: iOS 11
            year: 2018
            interface: picture
            settings: { hints: off }
            steps: [ next ]
            heard: [ add button, 3 ]
            fragment: true
            complete: true
            spoken: true
            differs: No
      """)
    let steps = [Step(.next(1), origin: SourcePlace(line: 12, column: 16))]
    #expect(
      scenario.screens["bar"]?.recording
        == Recording(
          name: "LT-12", source: "WWDC17-215", system: RecordedSystem(.iOS, 11), year: 2018, interface: .picture,
          settings: [.hints: .flag(false)], steps: steps, heard: ["add button", "3"], isFragment: true,
          isComplete: true, isSpoken: true, exception: .incomparable("No")))
  }

  @Test(
    "The year of a system is that in which it came out",
    arguments: [
      (RecordedSystem(.iOS, 4), 2010), (RecordedSystem(.iPadOS, 13), 2019), (RecordedSystem(.iOS, 18), 2024),
      (RecordedSystem(.watchOS, 2), 2015), (RecordedSystem(.macOS, 12), 2021), (RecordedSystem(.macOS, 10), nil),
      (RecordedSystem(.visionOS, 1), 2023), (RecordedSystem(.visionOS, 26), 2025), (RecordedSystem(.iOS, 27), 2026),
    ])
  func knowsYears(system: RecordedSystem, year: Int?) {
    #expect(system.year == year)
  }

  @Test("A recording without its case, its source or its words is an error")
  func needsSource() throws {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario("scenario: Counts\nscreens: { bar: { views: [ spacer ], recording: {} } }")
    }
    #expect(
      error?.diagnostics.shown.map(\.message) == [
        "a recording needs the key 'case'", "a recording needs the key 'source'",
        "a recording needs the key 'interface'", "a recording needs the key 'heard'",
      ])
  }

  @Test(
    "What is wrong in a recording is an error at its place",
    arguments: [
      ("system: Windows 11", "unknown system 'Windows'", nil as String?),
      ("system: iOS", "no major version in 'iOS'", "write it as 'iOS 26'"),
      ("system: iOS 13.1", "no major version in 'iOS 13.1'", "write it as 'iOS 26'"),
      (
        "miss: wrong, differs: other system", "a recording is either a miss or not comparable",
        "keep 'miss' if the simulation is wrong, and 'differs' if it is right to say something else"
      ),
    ])
  func reportsMistakes(keys: String, message: String, hint: String?) {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario(
        """
        scenario: Counts
        screens:
          bar:
            views: [ spacer ]
            recording: { case: A, source: B, interface: told, heard: [], \(keys) }
        """)
    }
    #expect(error?.diagnostics.shown.map(\.message) == [message])
    if let hint { #expect(error?.diagnostics.shown.first?.hints.first == hint) }
  }
}
