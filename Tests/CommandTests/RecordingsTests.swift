import Foundation
import TestSupport
import Testing

@Suite("The command recordings")
struct RecordingsTests {
  private static let cases = """
    scenario: Cases
    screens:
      known:
        views: [ { button: Add } ]
        recording: { case: A, source: a talk, system: iOS 17, interface: code, heard: [ Add button. ] }
      guessed:
        views: [ { text: Add all } ]
        recording: { case: B, source: a blog, interface: inferred, heard: [ "Add all, button" ], miss: no role }
      other:
        views: [ { text: Add all } ]
        recording: { case: C, source: a page, interface: told, heard: [ "Add all, link" ], differs: a page }
    """

  @Test("Misses are printed with what was recorded and what is simulated, and the scores stand below")
  func prints() throws {
    let command = try Command(files: ["a.yaml": Self.cases])
    defer { command.remove() }
    let outcome = try command.run("recordings", "a.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        B (a blog) is a miss: no role
        recorded: Add all, button
        simulated: Add all

                                          cases          utterances     after an action  walks in order
        interface  known (code, capture)  100% (1 of 1)  100% (1 of 1)  none             none
                   code                   100% (1 of 1)  100% (1 of 1)  none             none
                   inferred               0% (0 of 1)    0% (0 of 1)    none             none
        system     iOS                    50% (1 of 2)   50% (1 of 2)   none             none
        year       2023                   100% (1 of 1)  100% (1 of 1)  none             none
                   not told               0% (0 of 1)    0% (0 of 1)    none             none

        3 recorded cases. 1 open miss counts as wrong, 1 case can't be compared and counts nowhere.

        """)
    let sentences = try command.run("recordings", "a.yaml", "--accessible").output
    #expect(sentences.contains("year 2023: cases 1 of 1, 100 percent; utterances 1 of 1, 100 percent.\n"))
    let all = try command.run("recordings", "a.yaml", "--all").output
    #expect(all.contains("A (a talk, iOS 17) is right\n\n"))
    #expect(all.contains("C (a page) can't be compared: a page\nrecorded: Add all, link\nsimulated: Add all\n"))
  }

  @Test("What is odd about a screen stands below what was recorded there")
  func tellsFindings() throws {
    let letters = """
      scenario: Letters
      screens:
        letter:
          views: [ { view: [ { text: From Ann } ], label: Letter } ]
          recording: { case: E, source: a talk, system: iOS 17, interface: code, heard: [ "Letter" ] }
        other:
          views: [ { view: [ { text: From Ben } ], label: Letter } ]
          recording: { case: F, source: a talk, system: iOS 17, interface: code, heard: [ From Ben ] }
      """
    let command = try Command(files: ["a.yaml": letters])
    defer { command.remove() }
    let output = try command.run("recordings", "a.yaml").output
    #expect(
      output.hasPrefix(
        """
        E (a talk, iOS 17) differs
        recorded: Letter
        simulated: nothing
        recorded: nothing
        simulated: From Ann
        error: 'label' has no effect: this view is not an accessibility element [actions-lost]


        """))
  }

  @Test("What was heard of TalkBack has a score of its own, and none in VoiceOver's")
  func scoresReaders() throws {
    let talkBack = """
      scenario: Others
      settings: { talkBack: on }
      screens:
        known:
          views: [ { button: Add } ]
          recording: { case: D, source: a talk, year: 2023, interface: code, heard: [ Add button. ] }
      """
    let command = try Command(files: ["a.yaml": Self.cases, "b.yaml": talkBack])
    defer { command.remove() }
    let output = try command.run("recordings", "a.yaml", "b.yaml").output
    #expect(output.contains("system     iOS                    50% (1 of 2)   50% (1 of 2)   none             none\n"))
    #expect(
      output.contains(
        """
        reader     VoiceOver              50% (1 of 2)   50% (1 of 2)   none             none
                   TalkBack               100% (1 of 1)  100% (1 of 1)  none             none

        4 recorded cases.
        """))
    let alone = try command.run("recordings", "b.yaml").output
    #expect(alone.contains("reader     TalkBack"))
    #expect(!alone.contains("system "))
  }

  @Test("A case that comes out otherwise than it is marked makes the answer no, also for the tests")
  func answersNo() throws {
    let command = try Command(files: ["a.yaml": Self.cases.replacingOccurrences(of: ", miss: no role", with: "")])
    defer { command.remove() }
    let outcome = try command.run("recordings", "a.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("B (a blog) differs\nrecorded: Add all, button\nsimulated: Add all\n"))
    #expect(outcome.output.hasSuffix(" 1 came out otherwise than it is marked.\n"))
    #expect(try command.run("test", "a.yaml").status == 1)
    try command.write(Self.cases, to: "a.yaml")
    #expect(try command.run("test", "a.yaml").status == 0)
  }

  @Test("Programs get all of it")
  func writesJSON() throws {
    let command = try Command(files: ["a.yaml": Self.cases])
    defer { command.remove() }
    let output = try command.run("recordings", "a.yaml", "--format", "json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.map { $0["outcome"] as? String } == ["right", "miss", "incomparable"])
    #expect(cases.map { $0["system"] as? String } == ["iOS 17", "iOS", "iOS"])
    let headline = try #require(document["headline"] as? [String: [String: Int]])
    #expect(headline["utterances"] == ["right": 1, "total": 1])
  }
}
