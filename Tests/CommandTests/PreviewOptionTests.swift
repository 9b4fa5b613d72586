import Foundation
import TestSupport
import Testing

@Suite("The option for previews")
struct PreviewOptionTests {
  /// What a command line takes, as the parser of arguments tells it.
  private struct Help: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { var name: String }
      var names: [Name]?
    }
    final class Entry: Decodable {
      var commandName: String
      var subcommands: [Entry]?
      var arguments: [Argument]?
    }
    var command: Entry
  }

  @Test("Whatever command has it takes Swift code, and tells which file is not there")
  func takesCode() throws {
    let command = try Command()
    defer { command.remove() }
    let help = try JSONDecoder().decode(
      Help.self, from: Data(command.run("--experimental-dump-help").output.utf8))
    let names = (help.command.subcommands ?? []).filter { entry in
      (entry.arguments ?? []).contains { ($0.names ?? []).contains { $0.name == "preview" } }
    }.map(\.commandName)
    #expect(Set(names).isSuperset(of: ["test", "audit", "matrix", "report", "preview", "compare"]))
    for name in names {
      let outcome = try command.shell("a11ysim \(name) none.swift" + (name == "compare" ? " none.yaml" : ""))
      #expect(outcome.messages == "error: there is no file 'none.swift'\n", "\(name)")
      #expect(outcome.status == 2)
    }
  }

  @Test("A folder with scenarios stands for these, and its previews are not compiled")
  func folderWithBoth() throws {
    let command = try Command(files: [
      "a.yaml": mailbox, "View.swift": "import SwiftUI\n\n#Preview { Text(\"Hello\") }\n",
    ])
    defer { command.remove() }
    let outcome = try command.run("check", ".")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 of 1 scenario correct\n")
    #expect(outcome.messages == "")
  }
}
