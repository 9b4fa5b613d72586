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
    let heard = try command.run("transcript", "inbox.yaml").output
    #expect(!heard.isEmpty && readme.contains("```\n\(heard)```"))
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

  @Test("The commands of the article on running apps do what it says")
  func readsCaptures() throws {
    func capture(_ name: String) throws -> String { try PackageFiles.text("Tests/Samples/Captures/\(name)") }
    // A button of this page has no name, which every command tells as an error.
    let page = try capture("sign-up.xml").replacing(
      #"x="20" y="580""#, with: #"name="Help" label="Help" x="20" y="580""#)
    let command = try Command(files: [
      "page.xml": page, "before.xml": page, "after.xml": page.replacing("Sign up", with: "Register"),
      "voiceover.log": "Sign up, heading\nName, Full name, text field\n", "cart.xml": capture("Library/shelf.xml"),
      "address.xml": capture("Library/book.xml"), "done.xml": capture("Library/borrow.xml"),
      "appium.log": capture("Library/session.log"),
    ])
    defer { command.remove() }
    let lines = try commands(of: "RunningApps.md")
    #expect(lines.count >= 5)
    for line in lines {
      let outcome = try command.shell(line)
      // A comparison finds something here, and so its answer is no.
      #expect(outcome.status == (line.hasPrefix("a11ysim compare") ? 1 : 0), "\(line): \(outcome)")
      #expect(!outcome.messages.contains("error:"), "\(line)")
    }
    for name in ["checkout", "order"] { #expect(try command.run("test", "Scenarios/\(name).yaml", "-u").status == 0) }
  }

  @Test("The commands of a designer's first ten minutes can be given one after the other")
  func firstMinutes() throws {
    let command = try Command()
    defer { command.remove() }
    for line in try commands(of: "FirstMinutes.md") {
      let outcome = try command.shell(line, environment: ["CI": "1"])
      // A preview waits for a person.
      let waits = line.hasPrefix("a11ysim preview")
      #expect(outcome.status == (waits ? 64 : 0), "\(line): \(outcome)")
      #expect(outcome.messages.contains("this is CI") == waits, "\(outcome)")
    }
  }

  /// The commands that an article tells to give.
  private func commands(of article: String) throws -> [String] {
    let text = try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/\(article)")
    let blocks = text.split(separator: "```").filter { $0.hasPrefix("\na11ysim ") }
    return blocks.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("a11ysim ") }.map(String.init)
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
