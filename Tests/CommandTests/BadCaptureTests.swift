import Foundation
import TestSupport
import Testing

/// What is wrong with a capture is told with its place, with exit status 2, and nothing is written.
@Suite("Captures that cannot be used")
struct BadCaptureTests {
  private static let rows: [(name: String, text: String, place: String, id: String)] = [
    ("truncated.xml", "<AppiumAUT>\n  <XCUIElementTypeApplication name=\"A\">\n", "2:40", "markup-syntax"),
    ("truncated.json", "[\n{\"AXLabel\": \"Cut", "2:13", "unclosed-text"),
    ("empty.xml", "<AppiumAUT>\n</AppiumAUT>\n", "1:1", "empty-capture"),
    (
      "wedged.json",
      """
      [{"AXFrame": "{{0, 0}, {0, 0}}", "AXLabel": null, "type": "Application",
      "frame": {"x": 0, "y": 0, "width": 0, "height": 0}, "children": []}]
      """, "1:2", "empty-capture"
    ),
    ("page.xml", "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>\n", "1:1", "web-page"),
    (
      "entities.xml",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/hostname\">]>\n<AppiumAUT>&b;</AppiumAUT>\n",
      "2:1", "document-type"
    ),
    ("laughs.xml", "<AppiumAUT>\n<XCUIElementTypeOther label=\"&lol;\"/></AppiumAUT>\n", "2:", "markup-syntax"),
    (
      "deep.xml", "<AppiumAUT>\n" + String(repeating: "<XCUIElementTypeOther>\n", count: 400), "251:1", "too-deep"
    ),
    (
      "twice.xml", "<AppiumAUT>\n<XCUIElementTypeOther label=\"A\" label=\"B\"/>\n</AppiumAUT>\n", "2:", "markup-syntax"
    ),
    ("twice.json", "[{\"AXLabel\": \"A\",\n \"AXLabel\": \"B\"}]\n", "2:2", "duplicate-key"),
    (
      "nan.xml", "<AppiumAUT>\n<XCUIElementTypeOther x=\"NaN\" y=\"0\" width=\"1\" height=\"1\"/>\n</AppiumAUT>\n",
      "2:1",
      "not-a-number"
    ),
    (
      "huge.xml", "<AppiumAUT>\n<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"1e200\" height=\"1\"/>\n</AppiumAUT>\n",
      "2:1", "huge-number"
    ),
    ("chain.txt", "Query chain:\n →Find: Target Application 'com.example'\n", "1:1", "empty-capture"),
  ]

  @Test("Each kind, by the commands that read captures", arguments: rows)
  func places(_ row: (name: String, text: String, place: String, id: String)) throws {
    let command = try Command(files: [row.name: row.text])
    defer { command.remove() }
    for line in ["transcript \(row.name)", "import \(row.name) -o out.yaml"] {
      let outcome = try command.shell("a11ysim \(line)")
      #expect(outcome.status == 2, "\(line)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.messages.contains("\(row.name):\(row.place)"), "\(outcome.messages)")
      #expect(outcome.messages.contains(": error: ") && outcome.messages.contains("[\(row.id)]"), "\(outcome.messages)")
    }
    #expect(command.text("out.yaml") == nil)
  }

  @Test("Bytes that are no text", arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0x3C, 0x41, 0xC3, 0x28], []] as [[UInt8]])
  func encodings(_ bytes: [UInt8]) throws {
    let command = try Command()
    defer { command.remove() }
    try Data(bytes).write(to: command.folder.appending(path: "page.xml"))
    let outcome = try command.run("transcript", "page.xml")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("page.xml") && outcome.messages.contains("error: "), "\(outcome.messages)")
  }

  @Test("A flow out of captures is written whole or not at all")
  func flow() throws {
    let command = try Command(files: ["bad.xml": "<AppiumAUT>"])
    defer { command.remove() }
    let captures = ["shelf.xml", "book.xml"].map { PackageFiles.path("Tests/Samples/Captures/Library/\($0)") }
    let made = try command.run("import", captures[0], captures[1], "-o", "flow.yaml")
    #expect(made.status == 0)
    #expect(try command.run("transcript", "flow.yaml").output.contains("> activate\n* screen changed\n"))
    #expect(try command.run("import", captures[0], "bad.xml", "-o", "other.yaml").status == 2)
    #expect(command.text("other.yaml") == nil)
    #expect(try command.run("import", captures[0], captures[1], "-o", "flow.yaml").status == 1)
    #expect(try command.run("import", captures[0], captures[1], "-o", "strict.yaml", "--strict").status == 2)
  }
}
