import Foundation
import TestSupport
import Testing

@Suite("The language server as a program")
struct LanguageServerCommandTests {
  private func session(_ messages: [String], in command: Command) throws -> BuiltProgram.Outcome {
    let stream = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    return try BuiltProgram.run(["lsp", "--stdio"], in: command.folder, environment: [:], input: stream)
  }

  private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  private func opening(_ text: String, _ path: String) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://"# + path
      + #"","languageId":"yaml","version":1,"text":""# + text.replacing("\n", with: "\\n") + #""}}}"#
  }

  @Test("A session is answered message by message, and ends with 0")
  func runsSession() throws {
    let command = try Command()
    defer { command.remove() }
    let path = command.folder.path + "/a.yaml"
    let hover =
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file://"# + path
      + #""},"position":{"line":2,"character":6}}}"#
    let outcome = try session(
      [
        Self.initialize, opening("scenario: A\nviews:\n  - button: Post\n    labell: B\n", path), hover, Self.shutdown,
        Self.exit,
      ],
      in: command)
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    let answers = outcome.output.split(separator: "Content-Length: ")
    #expect(answers.count == 4)
    #expect(answers.allSatisfy { Int($0.prefix { $0 != "\r\n" }) == $0.split(separator: "\r\n\r\n").last?.utf8.count })
    #expect(answers[0].contains(#""serverInfo":{"name":"a11ysim""#))
    #expect(answers[1].contains("`button`: A button."))
    #expect(answers[2].contains(#""code":"unknown-key""#))
    #expect(answers[3].hasSuffix(#"{"id":9,"jsonrpc":"2.0","result":null}"#))
  }

  @Test("The project of a file decides what is heard of it")
  func followsProject() throws {
    let command = try Command(files: ["a11ysim.yaml": "locale: de-DE\n", "below/a.yaml": ""])
    defer { command.remove() }
    let path = command.folder.path + "/below/a.yaml"
    let hints =
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/inlayHint","params":{"textDocument":{"uri":"file://"# + path
      + #""},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}}}"#
    let outcome = try session(
      [Self.initialize, opening("scenario: A\nviews:\n  - button: Post\n", path), hints, Self.shutdown, Self.exit],
      in: command)
    // VoiceOver's own word for a button in German.
    #expect(outcome.output.contains("Post, Taste"))
  }

  @Test("An editor that goes away without a word is told by the status")
  func endsWithoutExit() throws {
    let command = try Command()
    defer { command.remove() }
    #expect(try session([Self.initialize], in: command).status == 1)
    #expect(try session([Self.exit], in: command).status == 1)
    let broken = try BuiltProgram.run(["lsp"], environment: [:], input: "nonsense\r\n\r\nContent-Length: 1\r\n\r\n{")
    #expect(broken.status == 1)
    #expect(broken.output.contains("a header has no Content-Length"))
    #expect(broken.output.contains("the message is not JSON"))
  }
}
