import Diagnostics
import Foundation
import Importers
import Interface
import ScenarioFiles
import Testing

@Suite("What is wrong with a capture is told with its place")
struct BadCaptureTests {
  @Test(
    "Markup",
    arguments: [
      ("<AppiumAUT><XCUIElementTypeApplication ", ["markup-syntax 1"]),
      ("<AppiumAUT>\n  <XCUIElementTypeOther a=\"1\" a=\"2\"/>\n</AppiumAUT>", ["markup-syntax 2"]),
      ("<AppiumAUT>\n</AppiumAUT>", ["empty-capture 1:1"]),
      ("<a>\n<XCUIElementTypeOther label=\"&bomb;\"/></a>", ["markup-syntax 2"]),
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a/>", ["document-type 2:1"]),
      ("<!-- x -->\n<!DOCTYPE a SYSTEM \"http://example.com/a.dtd\"><a/>", ["document-type 2:1"]),
      // The accent is one character with the mark before it.
      ("<!--\u{301} x -->\n<a", ["markup-syntax 2"]),
      ("<!DOCTYPE html><html><body/></html>", ["web-page 1:1"]),
      ("<hierarchy rotation=\"0\"><node/></hierarchy>", ["android-capture 1:1"]),
      ("<UIAApplication/>", ["old-capture 1:1"]),
      ("<ViewHierarchy><UIWindow/></ViewHierarchy>", ["detox-capture 1:1"]),
      ("<note><to/></note>", ["unknown-markup 1:1"]),
    ])
  func markup(_ text: String, _ expected: [String]) {
    #expect(problems(in: text) == expected)
  }

  @Test("A transcript, which is no capture and no scenario")
  func transcript() {
    let golden = "scenario: Comments\nreader: VoiceOver, iOS 26, en-US\n\n> open main\nNick. button\n"
    #expect(problems(in: golden) == ["transcript-file 1:1"])
  }

  @Test(
    "Numbers",
    arguments: [
      ("x=\"NaN\" y=\"0\" width=\"1\" height=\"1\"", ["not-a-number 3:1"]),
      ("x=\"1e300\" y=\"0\" width=\"1\" height=\"1\"", ["huge-number 3:1"]),
      ("x=\"inf\" y=\"wide\" width=\"1\" height=\"1\"", ["not-a-number 3:1", "not-a-number 3:1"]),
      ("nativeFrame=\"{{0, 0}}\"", ["not-a-frame 3:1"]),
      ("x=\"-1\" y=\"-1\" width=\"0\" height=\"0\"", []),
    ])
  func numbers(_ attributes: String, _ expected: [String]) {
    #expect(problems(in: Fixture.window("<XCUIElementTypeOther \(attributes)/>")) == expected)
  }

  /// Core Graphics has such rectangles; `CGRect(x: 10, y: 0, width: -10, height: 5).standardized` begins at 0.
  @Test(
    "A negative size reaches back",
    arguments: ["x=\"90\" y=\"50\" width=\"-60\" height=\"-40\"", "nativeFrame=\"{{90, 50}, {-60, -40}}\""])
  func negativeSize(_ attributes: String) throws {
    let capture = try Fixture.capture(of: Fixture.window("<XCUIElementTypeOther \(attributes)/>"))
    var node = try #require(capture.roots.first)
    while let child = node.children.first { node = child }
    #expect(node.frame == Rect(x: 30, y: 10, width: 60, height: 40))
  }

  @Test(
    "JSON",
    arguments: [
      ("[{\"AXLabel\": \"Cut", ["unclosed-text 1:14"]),
      ("[{\"AXLabel\": \"A\", \"AXLabel\": \"B\"}]", ["duplicate-key 1:19"]),
      ("[{\"AXLabel\": \"A\", \"frame\": {\"x\": NaN}}]", ["not-a-json-value 1:34"]),
      ("[{\"AXLabel\": \"A\", \"children\": {}}]", ["wrong-shape 1:31"]),
      ("[{\"AXLabel\": \"A\", \"children\": [7]}]", ["wrong-shape 1:32"]),
      (
        "[{\"AXFrame\": \"{{0, 0}, {0, 0}}\", \"AXLabel\": null, \"type\": \"Application\", \"frame\": {\"x\":0,\"y\":0,\"width\":0,\"height\":0}}]",
        ["empty-capture 1:2"]
      ),
      ("{\"value\": {\"error\": \"stale\", \"message\": \"x\"}, \"sessionId\": \"1\"}", ["empty-capture 1:11"]),
      ("{\"value\": null, \"sessionId\": \"1\"}", ["empty-capture 1:1"]),
      ("{\"attributes\": {}, \"children\": []}", ["empty-capture 1:1"]),
      ("{\"buttonHeistVersion\": \"1\", \"payload\": {\"tree\": []}}", ["empty-capture 1:1"]),
    ])
  func json(_ text: String, _ expected: [String]) {
    #expect(problems(in: text) == expected)
  }

  @Test("A description without elements")
  func description() {
    #expect(problems(in: "Query chain:\n →Find: Target Application 'com.example'") == ["empty-capture 1:1"])
    #expect(problems(in: "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)") == ["empty-capture 1:1"])
  }

  @Test("Nodes that are nested without end")
  func depth() {
    let xml = String(repeating: "<XCUIElementTypeOther>", count: 300)
    #expect(problems(in: xml) == ["too-deep 1:5501"])
    let json = String(repeating: "[{\"AXLabel\":\"a\",\"children\":", count: 300)
    #expect(problems(in: json).map { $0.prefix(8) } == ["too-deep"])
    let text =
      "Element subtree:\n"
      + (0..<300).map { String(repeating: " ", count: 2 * $0) + "Other, 0x1, {{0.0, 0.0}, {1.0, 1.0}}" }
      .joined(separator: "\n")
    #expect(problems(in: text) == ["too-deep 252:501"])
  }

  @Test("Bytes that are no UTF-8")
  func encoding() {
    #expect(throws: ScenarioError.self) { try readFile(Data([0xFF, 0xFE, 0x3C, 0x00]), name: "capture") }
    #expect(throws: ScenarioError.self) { try readFile(Data([0x3C, 0xC3, 0x28]), name: "capture") }
    #expect(throws: ScenarioError.self) { try readFile(Data(), name: "capture") }
  }

  @Test("A declaration of another encoding does not spoil text that is UTF-8")
  func declaration() throws {
    let xml =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
      + Fixture.window(
        "<XCUIElementTypeStaticText label=\"Äpfel\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>")
    #expect(Fixture.heard(CaptureImport(try Fixture.capture(of: xml))) == ["Äpfel"])
  }

  @Test("A scenario is not a capture")
  func scenario() throws {
    for text in [
      "scenario: A\nviews:\n  - text: Hello", "{\"scenario\": \"A\", \"views\": [{\"text\": \"Hello\"}]}", "- a",
    ] {
      #expect(try readCapture(.init(name: "scenario", text: text)) == nil)
    }
  }

  @Test("Anything cut off anywhere is read or refused, and never crashes", arguments: Fixture.all)
  func cutOff(_ name: String) throws {
    let text = try Fixture.text(name)
    for length in stride(from: 0, to: text.count, by: max(1, text.count / 25)) {
      let cut = String(text.prefix(length))
      guard let capture = try? readCapture(.init(name: name, text: cut)) else { continue }
      _ = Fixture.heard(CaptureImport(capture))
    }
  }
}
