import Foundation
import TestSupport
import Testing

@Suite("The README and the articles")
struct ReadmeTests {
  /// The mailbox, and the flow that is added to it: the first two examples in YAML.
  private func mailbox() throws -> String {
    let article = "Sources/A11ySimulation/Documentation.docc/Scenarios.md"
    let blocks = try PackageFiles.text(article).split(separator: "```yaml\n").dropFirst()
    return blocks.prefix(2).compactMap { $0.split(separator: "```").first }.joined()
  }

  @Test("The first screen of the README is heard as it says, and fits into a minute")
  func firstScreen() throws {
    let readme = try PackageFiles.text("README.md")
    let scenario = try #require(readme.split(separator: "```yaml\n").dropFirst().first?.split(separator: "```").first)
    let command = try Command(files: ["inbox.yaml": String(scenario)])
    defer { command.remove() }
    let heard = try command.run("transcript", "inbox.yaml").output.split(separator: "\n").dropFirst(3)
    #expect(!heard.isEmpty && readme.contains("```\n\(heard.joined(separator: "\n"))\n```"))
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count < 250)
  }

  @Test("What the README points to is there")
  func links() throws {
    for link in try PackageFiles.text("README.md").matches(of: /\]\(([^)#:]+)\)/) {
      #expect(FileManager.default.fileExists(atPath: PackageFiles.path(String(link.output.1))), "\(link.output.1)")
    }
  }

  @Test("The flow through the mailbox of the article passes, and the message that is deleted is that of the row")
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
