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

  @Test("The article on rules tells what its rule finds in its screen")
  func writesRules() throws {
    let article = try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/WritingRules.md")
    let blocks = article.split(separator: "```").map(String.init)
    let files = blocks.filter { $0.hasPrefix("yaml\n") }.map { String($0.dropFirst("yaml\n".count)) }
    try #require(files.count == 2)
    let command = try Command(files: ["a11ysim.yaml": files[0], "welcome.yaml": files[1]])
    defer { command.remove() }
    let told = try command.run("audit", "welcome.yaml").output.split(separator: "\n")
    #expect(told.filter { $0.hasPrefix("welcome.yaml:") }.count == 1)
    #expect(told.first.map { article.contains("```\n\($0)\n```") } == true, "\(told)")
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
