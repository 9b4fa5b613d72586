import A11ySimulation
import Foundation
import Testing

@Suite("A row of comments")
struct CommentRowTests {
  @Test("A comment is one element with its actions")
  func isOneElement() throws {
    let scenario = try Scenario(
      """
      scenario: A comment
      views:
        - hstack: [{ text: Hope you wore sunscreen }, { text: Beth }, { button: Favorite }, { button: Reply }]
          children: combine
      """)
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
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "comments.yaml")
    let transcript = Transcript(of: try Scenario(contentsOfFile: file.path))
    #expect(transcript.problems.isEmpty)
    let difference = try transcript.difference(fromGolden: "reply")
    #expect(difference.isEmpty)
  }
}
