import Interface
import ScenarioFiles
import Testing
import Transcripts
import Walks

@Suite("Recording walks")
struct RecordingTests {
  @Test("The flow is put behind the others, and nothing else is touched")
  func appending() throws {
    let (walk, _) = try walking("next", "down", "activate")
    let text = try WalkRecording(named: "Mine", into: source()).text(of: walk)
    #expect(
      text == mailbox + """

          Mine:
            - hear: Inbox, heading
            - next
            - hear: Nick
            - down
            - hear: Flag
            - activate
            - hear: flagged

        """)
  }

  @Test("A flow of the same name is replaced, with its comments left around it")
  func replacing() throws {
    let (walk, _) = try walking("task begin Look around", "next", "task failed nothing: to see", "next")
    let text = try WalkRecording(named: "Read", into: source()).text(of: walk)
    #expect(
      text.contains(
        """
        flows:
          # What everybody does.
          Read:
            # failed: 'nothing: to see'
            - task: Look around
              steps:
                - hear: Inbox, heading
                - next
                - hear: Nick
            - next
            - hear: Alerts, switch button, off

          Flag the first:   # the short way
        """))
    #expect(text.contains("  Flag the first:   # the short way\n    - next\n"))
    #expect(!text.contains("Read: [next]"))
  }

  @Test("A scenario without flows gets some")
  func first() throws {
    let (walk, _) = try walking("next", in: "scenario: Short\nviews: [{ text: A }, { text: B }]")
    let source = source("scenario: Short\nviews: [{ text: A }, { text: B }]")
    let text = try WalkRecording(named: "yes", into: source).text(of: walk)
    #expect(
      text == """
        scenario: Short
        views: [{ text: A }, { text: B }]
        flows:
          'yes':
            - hear: A
            - next
            - hear: B

        """)
  }

  @Test("Line ends of Windows are kept")
  func lineEnds() throws {
    let (walk, _) = try walking("next")
    let text = try WalkRecording(named: "Mine", into: source(mailbox.replacing("\n", with: "\r\n"))).text(of: walk)
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == text.unicodeScalars.filter { $0 == "\r" }.count)
  }

  @Test("Flows in braces and JSON have no place for a recording")
  func refusing() {
    #expect(throws: RecordingError.flowsInBraces(line: 3)) {
      try WalkRecording(named: "Mine", into: source("scenario: S\nviews: [{ text: A }]\nflows: { Go: [next] }"))
    }
    #expect(throws: RecordingError.notYAML) {
      try WalkRecording(named: "Mine", into: ScenarioSource(file: source().file, format: .json))
    }
  }

  @Test("A walk through another scenario is refused")
  func otherScenario() throws {
    let (walk, _) = try walking("next", in: "scenario: Short\nviews: [{ text: A }, { text: B }]")
    #expect(throws: RecordingError.playsDifferently) {
      try WalkRecording(named: "Mine", into: source()).text(of: walk)
    }
  }

  @Test(
    "Every kind of step plays back to the same transcript",
    arguments: [
      ["next 2", "previous", "first", "last", "focus Nick", "touch Nick", "read all"],
      ["next", "perform Reply", "next", "activate", "type It's: \"fine\" # {x} ${y}", "delete 2", "escape", "escape"],
      ["next", "up", "up", "rotor Headings", "up", "rotor", "scroll up", "magic tap", "wait 1.5"],
      ["next 2", "activate", "setting hints=on", "previous", "next", "drag", "drop", "increment"],
      ["task begin One", "next", "task done", "next", "task begin Two: the end", "previous", "task failed"],
    ])
  func playingBack(lines: [String]) throws {
    var walk = ManualWalk(try scenario())
    for line in lines {
      let command = try #require(try WalkCommand.read(line))
      #expect(!walk.perform(command).isRefusal, "\(line)")
    }
    let text = try WalkRecording(named: "Mine: 1", into: source()).text(of: walk)
    let playback = Transcript(of: try scenario(text), flow: "Mine: 1")
    #expect(playback.problems.isEmpty)
    #expect(playback.text() == walk.transcript(named: "Mine: 1").text())
  }
}
