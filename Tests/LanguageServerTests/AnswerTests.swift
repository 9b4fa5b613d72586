import Testing

@Suite("Answers to an editor")
struct AnswerTests {
  // What VoiceOver says of a button, of one that is disabled, and of a field: goldens of the example of comments.
  private static let text = """
    scenario: A
    state: { draft: '', people: [{ name: Beth }] }
    components:
      Person: { views: [{ text: In a row }] }
    screens:
      main:
        views:
          - button: Reply
            action: { present: reply }
          - forEach: person in people
            views:
              - text: ${person.name}
          - Person
          - text: Hidden
            hidden: true
      reply:
        title: Reply
        views:
          - textField: Your reply
            text: $draft
          - button: Post
            enabled: ${draft != ''}
    flows:
      B: [{ focus: Reply }]

    """

  @Test("The sentence of each element stands at the end of its line")
  func givesInlayHints() {
    var editor = Editor(Self.text)
    let hints = editor.result("textDocument/inlayHint", lines: 0...30).map { hint in
      let position = hint["position"] as? [String: Int] ?? [:]
      return "\(position["line"] ?? -1):\(position["character"] ?? -1) \(hint["label"] ?? "")"
    }
    #expect(
      hints == [
        "3:41 In a row", "7:21 Reply, button", "11:32 Beth", "15:8 Reply, heading", "18:29 Your reply, text field",
        "20:20 Post, dimmed, button",
      ])
    #expect(editor.result("textDocument/inlayHint", lines: 18...19).count == 1)
  }

  @Test(
    "Hovering tells the sentence, why it is said, and what the word is for",
    arguments: [
      (7, 12, "**Reply, button**"), (7, 20, "'button': role, an element is pressed"), (7, 10, "`button`: A button."),
      (8, 14, "`action`: "), (12, 10, "**In a row**"), (14, 10, "Not a stop: text at screen.yaml:14:9: hidden"),
      (20, 18, "**Post, dimmed, button**"),
    ])
  func hovers(_ line: Int, _ character: Int, _ words: String) {
    var editor = Editor(Self.text)
    let hover = editor.result("textDocument/hover", line: line, character) as? [String: Any]
    let value = (hover?["contents"] as? [String: String])?["value"] ?? ""
    #expect(value.replacing("\\", with: "").contains(words), "\(value)")
  }

  @Test(
    "Names lead to where they are written",
    arguments: [
      (8, 29, "15:2-15:7"), (11, 20, "9:17-9:33"), (9, 32, "1:20-1:26"), (12, 11, "3:2-3:8"), (19, 16, "1:9-1:14"),
      (23, 16, "7:8-7:9 15:2-15:3"),
    ])
  func leads(_ line: Int, _ character: Int, _ range: String) {
    var editor = Editor(Self.text)
    let locations = editor.result("textDocument/definition", line: line, character) as? [[String: Any]]
    #expect(locations?.map { Editor.words($0["range"]) }.joined(separator: " ") == range)
  }

  @Test("What is not a name leads nowhere", arguments: [(0, 3), (7, 18), (13, 18)])
  func leadsNowhere(_ line: Int, _ character: Int) {
    var editor = Editor(Self.text)
    let locations = editor.result("textDocument/definition", line: line, character) as? [[String: Any]]
    #expect(locations?.isEmpty == true)
  }

  @Test(
    "What mends a mistake is offered, and nothing that does not",
    arguments: [
      ("views:\n  - buton: Post\n", "Change to 'button'", "button"),
      ("views:\n  - text: A\n    'labell': B\n", "Change to 'label'", "label"),
      ("views:\n  - text: A\nflows:\n  B: [{ focus: AA }]\n", "Change to 'A'", "A"),
      ("views:\n  - text: Apples\nflows:\n  B: [{ focus: Zzz }]\n", nil, nil),
    ] as [(String, String?, String?)])
  func mends(_ text: String, _ title: String?, _ replacement: String?) {
    var editor = Editor("scenario: A\n" + text)
    let actions = editor.result("textDocument/codeAction", lines: 0...9)
    #expect(actions.map { $0["title"] as? String } == [title].filter { $0 != nil })
    let changes = (actions.first?["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    #expect(changes?[editor.uri]?.first?["newText"] as? String == replacement)
  }

  @Test("What an audit can mend for certain is offered")
  func mendsFindings() {
    // The word for the role is said by VoiceOver itself.
    var editor = Editor("scenario: A\nviews:\n  - button: Post\n    label: Post button\n    action: dismiss\n")
    let titles = editor.result("textDocument/codeAction", lines: 0...9).compactMap { $0["title"] as? String }
    #expect(!titles.isEmpty)
  }
}
