import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Collects the elements of an XML document, each with its attributes.
private final class ElementCollector: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}

@Suite("Reporters")
struct ReporterTests {
  /// A folder with a scenario that passes, one that differs, one without a golden and one that cannot be read.
  private func folder() throws -> Command {
    try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden,
      "Scenarios/b.yaml": mailbox,
      "Scenarios/b.golden.txt": mailboxGolden.replacingOccurrences(
        of: "Delete, button", with: "<Delete> & \"go\", link"),
      "Scenarios/deep/c.yaml": mailbox, "Scenarios/deep/d.yaml": "scenario: D\nviws: []\n",
    ])
  }

  @Test("JUnit: a suite for each folder, with its counts, and XML that can be read")
  func writesJUnit() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("test", "--check", "--reporter", "junit=out.xml").status == 2)
    let xml = try #require(command.text("out.xml"))
    let collector = ElementCollector()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = collector
    #expect(parser.parse())
    let suites = collector.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["name"] } == ["Scenarios", "Scenarios/deep"])
    #expect(suites.map { $0["tests"] } == ["2", "2"])
    #expect(suites.map { $0["failures"] } == ["1", "1"])
    #expect(suites.map { $0["errors"] } == ["0", "1"])
    let cases = collector.elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["name"] } == ["a.yaml", "b.yaml", "c.yaml", "d.yaml"])
    // The button that is now spoken stands in the fourth line.
    #expect(cases[1]["line"] == "4")
    #expect(cases[1]["file"] == "Scenarios/b.yaml")
    #expect(collector.elements.map(\.name).filter { $0 == "failure" }.count == 2)
  }

  @Test("TAP: a plan, and a line for each case")
  func writesTAP() throws {
    let command = try folder()
    defer { command.remove() }
    let lines = try command.run("test", "--check", "--reporter", "tap").output.split(separator: "\n")
    #expect(lines.first == "TAP version 14")
    #expect(
      lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") } == [
        "ok 1 - Scenarios/a.yaml", "not ok 2 - Scenarios/b.yaml", "not ok 3 - Scenarios/deep/c.yaml",
        "not ok 4 - Scenarios/deep/d.yaml",
      ])
    #expect(lines.last == "1..4")
  }

  @Test("JSON Lines: an object for each case and one for the run")
  func writesJSONLines() throws {
    let command = try folder()
    defer { command.remove() }
    let lines = try command.run("test", "--check", "--reporter", "jsonl").output.split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    #expect(objects.map { $0?["kind"] as? String } == ["case", "case", "case", "case", "run"])
    #expect(
      objects.map { $0?["verdict"] as? String } == ["as expected", "differs", "missing", "unusable", nil])
    #expect(objects.last??["total"] as? Int == 4)
  }

  @Test("GitHub: annotations beside the report, and a summary of the step")
  func annotates() throws {
    let command = try folder()
    defer { command.remove() }
    try command.write("before\n", to: "summary.md")
    let outcome = try command.run(
      "test", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    let annotations = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 3)
    #expect(
      annotations.first?.hasPrefix("::error file=Scenarios/b.yaml,line=4,col=5,title=Scenarios/b.yaml differs::")
        == true)
    // Line breaks and per cent signs would end an annotation or change it.
    #expect(annotations.first?.contains("%0A") == true)
    let summary = try #require(command.text("summary.md"))
    #expect(summary.hasPrefix("before\n### differs: Scenarios/b.yaml\n"))
    #expect(summary.hasSuffix("**a11ysim**: 1 with a mistake, 1 differs, 1 without a golden, 1 as expected\n"))
  }

  @Test("A comment leaves out what is too long for it, and shows what fits after that")
  func keepsCommentsShort() throws {
    let texts = (1...2500).map { "  - text: This is the text of number \($0)\n" }.joined()
    let before = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\nOld\n"
    let command = try Command(files: [
      "Scenarios/a.yaml": "scenario: A\nviews:\n" + texts, "Scenarios/a.golden.txt": before,
      "Scenarios/b.yaml": "scenario: A\nviews: [{ button: Reply }]\n", "Scenarios/b.golden.txt": before,
    ])
    defer { command.remove() }
    #expect(try command.run("test", "--check", "--reporter", "markdown=out.md").status == 1)
    let comment = try #require(command.text("out.md"))
    #expect(comment.utf8.count < 65_536)
    #expect(!comment.contains("### Scenarios/a.yaml"))
    #expect(comment.contains("### Scenarios/b.yaml: differs"))
  }

  @Test("The patch of a run in CI records the goldens when it is applied")
  func writesPatch() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("test", "--patch-output", "p.diff", environment: ["CI": "1"]).status == 2)
    #expect(try command.shell("git init -q . && git apply p.diff").status == 0)
    #expect(command.text("Scenarios/b.golden.txt") == mailboxGolden)
    #expect(command.text("Scenarios/deep/c.golden.txt") == mailboxGolden)
  }

  @Test("For people who listen, each change is a sentence and nothing is marked")
  func speaks() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("test", "--check", "Scenarios/b.yaml", environment: ["ACCESSIBLE": "1"])
    #expect(
      outcome.output == """
        Scenarios/b.yaml: differs from its golden, 1 changed
        line 7: expected '<Delete> & "go", link'; got 'Delete, button'
        '<Delete> & "go"' became 'Delete'
        role 'link' became 'button'

        2 of 2 stops heard, 1 of 1 screen visited
        1 differs, 0 as expected

        """)
  }
}
