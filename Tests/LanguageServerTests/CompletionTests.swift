import Testing

@Suite("Completion in an editor")
struct CompletionTests {
  private static let beginning = """
    scenario: A
    state: { draft: '', items: [{ name: Beth, isRead: true }] }
    components:
      Person: { views: [{ text: In a row }] }
    screens:
      main:
        views:
          - text: Hello
            label: Hi
          - forEach: item in items
            views:
              - button: ${item.name}

    """

  @Test(
    "What can stand at a place is offered",
    arguments: [
      ("      - |", ["text: ", "button: ", "spacer", "Person"], "traits: "),
      ("      - bu|", ["button: "], "activate"),
      ("      - button: Post\n        |", ["label: ", "traits: ", "action: "], "button: "),
      ("      - button: Post\n        la|", ["label: "], "spacer"),
      ("      - { button: Post, | }", ["label: "], "button: "),
      ("      - button: Post\n        traits: |", ["header"], "label: "),
      ("      - button: Post\n        traits: [header, |]", ["link"], "label: "),
      ("      - button: Post\n        action: { | }", ["push: ", "announce: "], "button: "),
      ("      - button: Post\n        action: |", ["dismiss"], "push"),
      ("      - button: Post\n        action: { push: | }", ["main"], "draft"),
      ("      - button: Post\n        action: { set: { | } }", ["draft", "items"], "name"),
      ("      - button: Post\n        enabled: |", ["true", "false"], "draft"),
      ("      - text: ${|}", ["draft", "items", "settings"], "item"),
      ("      - text: ${|", ["draft"], "item"),
      ("      - text: \"${dr|\"", ["draft"], "item"),
      ("          - text: ${item.|}", ["name", "isRead"], "draft"),
      ("          - text: ${ite|}", ["item", "items"], "name"),
      ("      - textField: A\n        text: $|", ["draft"], "settings"),
      ("settings:\n  |", ["dynamicType: "], "label: "),
      ("settings: { dynamicType: | }", ["accessibility1"], "true"),
      ("flows:\n  B:\n    - |", ["next", "focus: "], "button: "),
      ("flows:\n  B:\n    |", ["- next", "- focus: ", "screen: "], "button: "),
      ("flows:\n  B:\n    - focus: |", ["Hi"], "main"),
      ("flows:\n  B:\n    - hear: { | }", ["contains: "], "label"),
      ("|", ["settings: ", "flows: "], "screens: "),
      ("fl|", ["flows: "], "screens: "),
    ])
  func offers(_ end: String, _ expected: [String], _ unexpected: String) {
    let marked = MarkedText(Self.beginning + end + "\n")
    var editor = Editor(marked.text)
    let offered = Self.texts(&editor, marked)
    #expect(expected.filter { !offered.contains($0) } == [], "\(offered)")
    #expect(!offered.contains(unexpected))
  }

  @Test(
    "JSON is written with its quotes",
    arguments: [
      ("{ \"scenario\": \"A\", \"vi|\" }", "\"views\": ", "0:19-0:23"),
      ("{ \"scenario\": \"A\", | }", "\"views\": ", "0:19-0:19"),
      ("{ \"scenario\": \"A\", \"|\": [] }", "\"views\"", "0:19-0:21"),
      ("{ \"scenario\": \"A\", \"views\": [ { \"text\": \"A\", \"traits\": [ \"|\" ] } ] }", "\"header\"", "0:57-0:59"),
      ("{ \"scenario\": \"A\", \"views\": [ { \"text\": \"A\", \"|", "\"traits\": ", "0:45-0:46"),
    ])
  func offersInJSON(_ text: String, _ expected: String, _ range: String) {
    let marked = MarkedText(text)
    var editor = Editor(marked.text, name: "/project/screen.json")
    let items = Self.items(&editor, marked).compactMap { $0["textEdit"] as? [String: Any] }
    let item = items.first { $0["newText"] as? String == expected }
    #expect(Editor.words(item?["range"]) == range)
  }

  @Test("What is offered says what it is for and what may stand after it")
  func describes() {
    let marked = MarkedText("scenario: A\nviews:\n  - |\n")
    var editor = Editor(marked.text)
    let item = Self.items(&editor, marked).first { $0["label"] as? String == "progressView: …" }
    #expect(item?["documentation"] as? String == "Progress of a known amount, or an activity indicator.")
    #expect(item?["detail"] as? String == "text, views or nothing")
  }

  @Test("The names of elements stay while the text cannot be read")
  func remembersNames() {
    var editor = Editor("scenario: A\nviews:\n  - hstack: [{ text: B }, { text: C }]\n    children: combine\n")
    _ = editor.diagnostics()
    let marked = MarkedText(
      "scenario: A\nviews:\n  - hstack: [{ text: B }, { text: C }]\n    children: combine\nflows: { D: [{ focus: |")
    editor.notify(
      "textDocument/didChange", ["textDocument": ["uri": editor.uri], "contentChanges": [["text": marked.text]]])
    #expect(Self.texts(&editor, marked).contains("B, C"))
  }

  private static func items(_ editor: inout Editor, _ marked: MarkedText) -> [[String: Any]] {
    let list = editor.result("textDocument/completion", line: marked.line, marked.character) as? [String: Any]
    return list?["items"] as? [[String: Any]] ?? []
  }

  private static func texts(_ editor: inout Editor, _ marked: MarkedText) -> [String] {
    items(&editor, marked).compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
  }
}
