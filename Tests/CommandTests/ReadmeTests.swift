import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The mailbox, and the flow that is added to it: the first two examples in YAML.
  private func mailbox() throws -> String {
    let blocks = try PackageFiles.text("README.md").split(separator: "```yaml\n").dropFirst()
    return blocks.prefix(2).compactMap { $0.split(separator: "```").first }.joined()
  }

  @Test("The flow through its mailbox passes, and the message that is deleted is that of the row")
  func deletesMessage() throws {
    let second = """
        Delete the second message:
          - next: 2
          - hear: Beth, Sunscreen, button
          - perform: Delete
          - last
          - hear: Unread, Nick, The beach, button

      """
    let command = try Command(files: ["mailbox.yaml": mailbox() + second])
    defer { command.remove() }
    let outcome = try command.run("transcript", "mailbox.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.contains("task: Delete it\n> perform Delete\nBeth, Sunscreen, button\n"))
  }
}
