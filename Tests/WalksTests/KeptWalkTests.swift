import Interface
import ScenarioFiles
import Testing
import Transcripts
import Walks

@Suite("Kept walks")
struct KeptWalkTests {
  @Test("The flow is put after the others, and nothing else is touched")
  func appending() throws {
    let (walk, _) = try walking("next", "down", "activate")
    let text = try KeptWalk(named: "Mine", into: source()).text(of: walk)
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
    let text = try KeptWalk(named: "Read", into: source()).text(of: walk)
    #expect(
      text.contains(
        """
        flows:
          # What everybody does.
          Read:
            - hear: Inbox, heading
            # failed: nothing: to see
            - task: Look around
              steps:
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
    let text = try KeptWalk(named: "yes", into: source).text(of: walk)
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
    let text = try KeptWalk(named: "Mine", into: source(mailbox.replacing("\n", with: "\r\n"))).text(of: walk)
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == text.unicodeScalars.filter { $0 == "\r" }.count)
  }

  // What stands there must stay, letter by letter, but for a comma.
  @Test(
    "In braces and in JSON nothing else is touched either",
    arguments: [
      (
        ScenarioSource.Format.yaml, "scenario: S\nflows: { Go: [next] } # one\nviews: [{ text: A }]",
        """
        scenario: S
        flows: { Go: [next],
          Mine: [
            { hear: A },
            first,
            { hear: A }
          ] } # one
        views: [{ text: A }]
        """
      ),
      (
        .yaml, "scenario: S\nviews: [{ text: A }]\nflows: {\n    Go: [{ type: \"It's }\" }]  # the }\n}\n",
        """
        scenario: S
        views: [{ text: A }]
        flows: {
            Go: [{ type: "It's }" }],  # the }
            Mine: [
              { hear: A },
              first,
              { hear: A }
            ]
        }

        """
      ),
      (
        .yaml, "{ scenario: 'It''s } S', views: [{ text: A }] }",
        """
        { scenario: 'It''s } S', views: [{ text: A }],
          flows: {
            Mine: [
              { hear: A },
              first,
              { hear: A }
            ]
          } }
        """
      ),
      (
        .json, #"{"scenario": "S", "views": [{"text": "A"}], "flows": {}}"#,
        """
        {"scenario": "S", "views": [{"text": "A"}], "flows": {
          "Mine": [
            { "hear": "A" },
            "first",
            { "hear": "A" }
          ]
        }}
        """
      ),
      (
        .json,
        "{\n  \"flows\": {\n    \"Mine\": [\"next\"],\n    \"Go\": [\"next\"]\n  },\n"
          + "  \"scenario\": \"S\",\n  \"views\": [{\"text\": \"A\"}]\n}\n",
        """
        {
          "flows": {
            "Mine": [
              { "hear": "A" },
              "first",
              { "hear": "A" }
            ],
            "Go": ["next"]
          },
          "scenario": "S",
          "views": [{"text": "A"}]
        }

        """
      ),
    ])
  func braces(format: ScenarioSource.Format, before: String, after: String) throws {
    let source = ScenarioSource(before, format: format)
    var walk = ManualWalk(try readScenario(source))
    #expect(!walk.perform(.step(.first)).isRefusal)
    #expect(try KeptWalk(named: "Mine", into: source).text(of: walk) == after)
  }

  @Test("Flows after an alias have no place for a recording")
  func refusing() {
    let text = "scenario: S\nviews: [{ text: A }]\nflows: !!map { Go: [next] }"
    #expect(throws: KeepingError.noPlace(line: 3)) { try KeptWalk(named: "Mine", into: source(text)) }
  }

  @Test("Without a name the flow gets one that is free")
  func newName() throws {
    let text = "scenario: S\nviews: [{ text: A }]\nflows: { Recorded walk: [next], Recorded walk 2: [next] }"
    #expect(try KeptWalk(into: source()).name == "Recorded walk")
    #expect(try KeptWalk(into: source(text)).name == "Recorded walk 3")
  }

  @Test("A walk through another scenario is refused")
  func otherScenario() throws {
    let (walk, _) = try walking("next", in: "scenario: Short\nviews: [{ text: A }, { text: B }]")
    #expect(throws: KeepingError.playsDifferently) {
      try KeptWalk(named: "Mine", into: source()).text(of: walk)
    }
  }

  @Test(
    "Every kind of step plays back to the same transcript",
    arguments: [
      ["next 2", "previous", "first", "last", "focus Nick", "touch Nick", "read all", "read all top", "long press"],
      ["next", "perform Reply", "next", "activate", "type It's: \"fine\" # {x} ${y}", "delete 2", "escape", "escape"],
      ["next", "up", "up", "rotor Headings", "up", "rotor", "scroll up", "magic tap", "wait 1.5"],
      ["next 2", "activate", "settings hints=on", "previous", "next", "drag", "drop", "increment"],
      ["task begin One", "next", "task done", "next", "task begin Two: the end", "previous", "task failed"],
    ])
  func playingBack(lines: [String]) throws {
    try playBack(lines, in: source())
  }

  @Test("A task that begins before anything is heard plays back as well")
  func silentOpening() throws {
    let source = ScenarioSource("scenario: S\nviews: [{ if: false, text: A }]\n")
    try playBack(["task begin Look", "next", "task done"], in: source)
  }

  @Test("JSON plays back to the same transcript, too")
  func playingBackJSON() throws {
    let json = #"{ "scenario": "S", "views": [{ "element": null, "label": "Nick", "actions": { "Flag": [] } }] }"#
    try playBack(
      [
        "perform Flag", "settings dynamicType=accessibility3", "task begin \"Ü\" \\ ${x}", "next",
        "task failed no: way",
      ],
      in: ScenarioSource(json, format: .json))
  }

  private func playBack(_ lines: [String], in source: ScenarioSource) throws {
    var walk = ManualWalk(try readScenario(source))
    for line in lines {
      let command = try #require(try WalkCommand.read(line))
      #expect(!walk.perform(command).isRefusal, "\(line)")
    }
    let text = try KeptWalk(named: "Mine: 1", into: source).text(of: walk)
    let recorded = try readScenario(ScenarioSource(text, format: source.format))
    let playback = Transcript(of: recorded, flow: "Mine: 1")
    #expect(playback.problems.isEmpty)
    #expect(playback.text() == walk.transcript(named: "Mine: 1").text())
  }
}
