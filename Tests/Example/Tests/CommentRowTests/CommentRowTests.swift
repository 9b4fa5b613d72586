import A11ySimulation
import Testing

@Suite("A row of comments")
struct CommentRowTests {
  @Test("A comment is one element with its actions")
  func isOneElement() {
    let scenario = Scenario("A comment") {
      CommentRow(text: "Hope you wore sunscreen", author: "Beth", isUnread: false)
    }
    let transcript = Transcript(of: scenario)
    #expect(transcript.heard == ["Hope you wore sunscreen, Beth, button"])
    #expect(
      transcript.difference(
        from: """
          > open main
          Hope you wore sunscreen, Beth, button
          ~ Actions available

          """
      ).isEmpty)
  }

  @Test("One can reply to a comment")
  func replies() throws {
    let flow = trip().flow("Reply", .next(1), .perform("Reply"), .hear(.part(.role, "heading")))
    let transcript = Transcript(of: flow)
    #expect(transcript.problems.isEmpty)
    let difference = try transcript.difference(fromGolden: "reply")
    #expect(difference.isEmpty)
  }
}
