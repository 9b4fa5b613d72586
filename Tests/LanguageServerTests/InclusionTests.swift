import TestSupport
import Testing

@Suite("Files that others include, in an editor")
struct InclusionTests {
  private static let team = "state: { draft: '' }\ncomponents:\n  Person: { views: [{ button: Reply }] }\n"
  private static let text = """
    scenario: A
    include: team.yaml
    views:
      - Person
      - text: ${draft}

    """

  @Test("The sentence of a component stands where it is used, and its name leads to the other file")
  func leads() throws {
    let folder = try TemporaryFolder()
    let team = try folder.write(Self.team, to: "team.yaml")
    var editor = Editor(Self.text, name: folder.path + "/a.yaml")
    let hints = editor.result("textDocument/inlayHint", lines: 0...9).compactMap { $0["label"] as? String }
    #expect(hints.contains("Reply, button"))
    for (line, character, range) in [(3, 6, "2:2-2:8"), (4, 14, "0:9-0:14")] {
      let locations = editor.result("textDocument/definition", line: line, character) as? [[String: Any]]
      #expect(locations?.first?["uri"] as? String == "file://\(team)")
      #expect(locations?.map { Editor.words($0["range"]) } == [range])
    }
  }

  @Test("What is wrong with a file that is included is told at the key that includes it")
  func tellsMistakes() throws {
    let folder = try TemporaryFolder()
    let team = try folder.write(Self.team.replacing("button", with: "buton"), to: "team.yaml")
    var editor = Editor(Self.text, name: folder.path + "/a.yaml")
    #expect(editor.diagnostics().contains { $0.hasPrefix("1:0-1:7 unknown-kind: \(team):3:23: unknown kind of view") })
  }

  @Test("A file that is only included is checked by itself")
  func checksIncluded() throws {
    let folder = try TemporaryFolder()
    var editor = Editor(Self.team.replacing("button", with: "buton"), name: folder.path + "/team.yaml")
    #expect(editor.diagnostics().contains { $0.hasPrefix("2:22-2:27 unknown-kind") })
  }
}
