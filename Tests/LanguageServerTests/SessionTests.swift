import Foundation
import LanguageServer
import Testing

@Suite("Sessions with an editor")
struct SessionTests {
  @Test("Mistakes are told with their ranges and hints")
  func tellsMistakes() {
    var editor = Editor("scenario: A\nviews:\n  - buton: Post\n  - text: B\n    labell: C\n")
    #expect(
      editor.diagnostics() == [
        "2:4-2:9 unknown-kind: unknown kind of view 'buton'\nhint: did you mean 'button'?",
        "4:4-4:10 unknown-key: unknown key 'labell' in a text\nhint: did you mean 'label'?",
      ])
  }

  @Test("Findings and steps that fail are told where there are no mistakes")
  func tellsFindings() {
    var editor = Editor("scenario: A\nviews:\n  - button: { symbol: qqq }\nflows:\n  B: [{ hear: Other }]\n")
    let diagnostics = editor.diagnostics()
    #expect(diagnostics.contains { $0.hasPrefix("4:") && $0.contains("unexpected-speech") })
    #expect(diagnostics.contains { $0.hasPrefix("2:4-") })
  }

  @Test("Changes of parts of the text count in UTF-16, across lines, and those of one message after the other")
  func appliesChanges() {
    var editor = Editor("scenario: 👩🏽‍💻é\nviews:\n  - text: A\n")
    #expect(editor.diagnostics().isEmpty)
    func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> [String: Any] {
      let ends = [start, end].map { ["line": $0.0, "character": $0.1] }
      return ["range": ["start": ends[0], "end": ends[1]], "text": text]
    }
    let changes = [change((0, 10), (0, 18), "B"), change((1, 6), (2, 4), "\n  - 😀"), change((2, 6), (2, 6), "! ")]
    editor.notify(
      "textDocument/didChange", ["textDocument": ["uri": editor.uri, "version": 2], "contentChanges": changes])
    // The emoji is two code units long.
    #expect(editor.diagnostics().contains { $0.hasPrefix("2:4-2:12 unknown-kind: unknown kind of view '😀! text'") })
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": editor.uri], "contentChanges": [["text": "scenario: B\nviews: [{ text: A }]\n"]]])
    #expect(editor.diagnostics().isEmpty)
  }

  @Test("Several changes are told of once, and a file that is closed has none")
  func tellsOnce() {
    var editor = Editor("scenario: A\nvews: []\n")
    for _ in 0..<3 {
      editor.notify(
        "textDocument/didChange", ["textDocument": ["uri": editor.uri], "contentChanges": [["text": "scenario: A\n"]]])
    }
    #expect(editor.pause().count == 1)
    #expect(editor.pause().isEmpty)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri]])
    #expect(editor.diagnostics().isEmpty)
  }

  @Test("Nothing is said of YAML of somebody else")
  func leavesOthersAlone() {
    var editor = Editor("services:\n  web: { image: nginx }\n", name: "/project/compose.yaml")
    #expect(editor.diagnostics().isEmpty)
    #expect(editor.result("textDocument/hover", line: 0, 2) is NSNull)
  }

  @Test("The file of a project is read as one")
  func readsProjects() {
    var editor = Editor("scenarioss: Scenarios\n", name: "/project/a11ysim.yaml")
    #expect(
      editor.diagnostics() == [
        "0:0-0:10 unknown-key: unknown key 'scenarioss' in a project\nhint: did you mean 'scenarios'?"
      ])
  }

  @Test(
    "What cannot be answered gets an error of JSON-RPC",
    arguments: [
      ("{", "{\"error\":{\"code\":-32700,\"message\":\"the message is not JSON\"},\"id\":null,\"jsonrpc\":\"2.0\"}"),
      (
        "[]",
        "{\"error\":{\"code\":-32600,\"message\":\"this is not a request of JSON-RPC 2.0\"},\"id\":null,\"jsonrpc\":\"2.0\"}"
      ),
      (
        "{\"id\":\"a\",\"method\":\"nonsense\"}",
        "{\"error\":{\"code\":-32601,\"message\":\"there is no method 'nonsense'\"},\"id\":\"a\",\"jsonrpc\":\"2.0\"}"
      ),
      (
        "{\"id\":7,\"method\":\"textDocument/hover\",\"params\":{\"position\":3}}",
        "{\"error\":{\"code\":-32602,\"message\":\"the parameters of 'textDocument/hover' cannot be read\"},\"id\":7,"
          + "\"jsonrpc\":\"2.0\"}"
      ),
      (
        "{\"id\":8,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"file:///no\"},"
          + "\"position\":{\"line\":0,\"character\":0}}}", "{\"id\":8,\"jsonrpc\":\"2.0\",\"result\":null}"
      ),
    ])
  func answersErrors(_ message: String, _ answer: String) {
    var editor = Editor("scenario: A\nviews: []\n")
    #expect(editor.send(Data(message.utf8)) == [answer])
  }

  @Test("Notifications that are not known are passed over, and places beyond the text are its end")
  func passesOver() {
    var editor = Editor("scenario: A\nviews: [{ text: B }]\n")
    #expect(editor.send(Data("{\"method\":\"$/setTrace\",\"params\":{}}".utf8)).isEmpty)
    for (line, character) in [(-1, -5), (0, 999), (99, 0), (Int.max, Int.max), (1, -3)] {
      #expect(editor.result("textDocument/hover", line: line, character) != nil)
      #expect(editor.result("textDocument/completion", line: line, character) != nil)
    }
  }

  @Test("Before the beginning and after the end nothing is answered")
  func keepsOrder() {
    var server = LanguageServer { _ in ProjectDecisions() }
    func send(_ method: String) -> String {
      let message = Editor.json(["jsonrpc": "2.0", "id": 1, "method": method, "params": [String: String]()])
      return server.take(.message(message)).map { String(decoding: $0, as: UTF8.self) }.joined()
    }
    #expect(send("textDocument/hover").contains("-32002"))
    #expect(send("initialize").contains("\"positionEncoding\":\"utf-16\""))
    #expect(send("initialize").contains("-32600"))
    #expect(server.statusAtEnd == 1)
    #expect(send("shutdown").contains("\"result\":null"))
    #expect(send("textDocument/hover").contains("-32600"))
    _ = server.take(.message(Data("{\"method\":\"exit\"}".utf8)))
    #expect(server.exitStatus == 0)
  }
}
