import Foundation
import LanguageServer
import TestSupport
import Testing
import Transcripts

/// What an editor is told of SwiftUI code, of which a program that has been built tells what is heard.
@Suite("Answers about code")
struct CodeTests {
  private static let text = """
    import SwiftUI

    struct Row: View {
      var body: some View { HStack { Text("Nick"); Button("Reply") {} } }
    }

    """

  private static let document = """
    {
      "generator": "a11ysim 0.1.0", "version": 1,
      "screens": [
        {
          "file": "Row.swift#Row", "screen": "main", "omissions": [],
          "stops": [
            {
              "places": [{ "file": "PATH", "line": 4, "column": 34 }], "sentence": "Nick", "afterPause": [],
              "reasons": [{ "text": "'Nick': label" }]
            },
            {
              "places": [{ "file": "PATH", "line": 4, "column": 48 }], "sentence": "Reply, button",
              "afterPause": ["Actions available"], "reasons": [{ "text": "'Reply': label", "source": "SwiftUI" }]
            },
            { "places": [{ "file": "Other.swift", "line": 3, "column": 1 }], "sentence": "B", "afterPause": [], "reasons": [] }
          ]
        }
      ]
    }
    """

  /// An editor with the file open, which stands on the disk as well.
  private func openEditor(in folder: TemporaryFolder) throws -> Editor {
    let path = try folder.write(Self.text, to: "Row.swift")
    let json = Self.document.replacing("PATH", with: path)
    let document = try JSONDecoder().decode(ExplanationDocument.self, from: Data(json.utf8))
    return Editor(Self.text, name: path) { _ in ProjectDecisions(code: { document }) }
  }

  private func hover(_ editor: inout Editor, line: Int, _ character: Int) -> String? {
    let hover = editor.result("textDocument/hover", line: line, character) as? [String: Any]
    return (hover?["contents"] as? [String: String])?["value"]
  }

  @Test("On a line with views, the nearest one tells its sentence and why; each line has its sentences beside it")
  func tells() throws {
    let folder = try TemporaryFolder()
    var editor = try openEditor(in: folder)
    #expect(editor.diagnostics().isEmpty)
    #expect(hover(&editor, line: 3, 35) == "**Nick**\n\n- 'Nick': label")
    #expect(
      hover(&editor, line: 3, 50)?.replacing("\\", with: "")
        == "**Reply, button**\n\nAfter a pause: Actions available\n\n- 'Reply': label (SwiftUI)")
    #expect(hover(&editor, line: 2, 1) == nil)
    let hints = editor.result("textDocument/inlayHint", lines: 0...9)
    #expect(hints.map { $0["label"] as? String } == ["Nick (and 1 more)"])
  }

  @Test("Nothing is told of a text that is not the one that was built, and nothing is to be written there")
  func isSilent() throws {
    let folder = try TemporaryFolder()
    var editor = try openEditor(in: folder)
    #expect(
      editor.ask(
        "textDocument/completion", ["textDocument": ["uri": editor.uri], "position": ["line": 0, "character": 0]]
      ).contains(#""items":[]"#))
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": editor.uri], "contentChanges": [["text": "\n" + Self.text]]])
    #expect(hover(&editor, line: 4, 35) == nil)
    #expect(editor.result("textDocument/inlayHint", lines: 0...9).isEmpty)
  }
}
