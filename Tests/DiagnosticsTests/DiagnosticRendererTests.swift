import Diagnostics
import Testing

@Suite("Diagnostics in words")
struct DiagnosticRendererTests {
  /// A diagnostic for a part of a line, rendered; without its first line.
  private func excerpt(_ line: String, column: Int, length: Int = 1) -> String {
    let file = SourceFile(name: "a", text: line)
    let diagnostic = Diagnostic("id", "text", at: SourcePlace(line: 1, column: column), length: length)
    let lines = DiagnosticRenderer(file).text(diagnostic).split(separator: "\n")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test("The first line is what editors understand; notes and hints follow")
  func whole() {
    let file = SourceFile(name: "Scenarios/a.yaml", text: "views:\n  - divider:\n    value: 3\n")
    let error = Diagnostic(
      "field-not-allowed", "'value' does not apply to a divider", at: SourcePlace(line: 3, column: 5), length: 5,
      notes: [.init("'divider' starts here", at: SourcePlace(line: 2, column: 5)), .init("no place")],
      hints: ["remove it"])
    let warning = Diagnostic("odd", "odd file", at: nil, severity: .warning)
    #expect(
      DiagnosticRenderer(file).text(DiagnosticList([error, warning]))
        == """
        Scenarios/a.yaml: warning: odd file [odd]
        Scenarios/a.yaml:3:5: error: 'value' does not apply to a divider [field-not-allowed]
        3 |     value: 3
          |     ^~~~~
          = note: 'divider' starts here: Scenarios/a.yaml:2:5
          = note: no place
          = hint: remove it
        1 error and 1 warning in Scenarios/a.yaml

        """)
  }

  @Test("For people who listen, each line is a fact in words, and none is told by its column")
  func sentences() {
    let file = SourceFile(name: "Scenarios/a.yaml", text: "views:\n  - divider:\n    value: 3\n")
    let error = Diagnostic(
      "field-not-allowed", "'value' does not apply to a divider", at: SourcePlace(line: 3, column: 5), length: 5,
      notes: [.init("'divider' starts here", at: SourcePlace(line: 2, column: 5)), .init("no place")],
      hints: ["remove it"])
    #expect(
      DiagnosticRenderer(file, isAccessible: true).text(DiagnosticList([error]))
        == """
        Scenarios/a.yaml, line 3, column 5: error: 'value' does not apply to a divider (field-not-allowed)
        the line reads: value: 3
        note: 'divider' starts here: Scenarios/a.yaml, line 2, column 5
        note: no place
        hint: remove it
        1 error in Scenarios/a.yaml

        """)
  }

  @Test("Nothing found is nothing said")
  func empty() {
    #expect(DiagnosticRenderer(SourceFile(name: "a", text: "")).text(DiagnosticList([])) == "")
  }

  /// Widths as in Markus Kuhn's `wcwidth` and Unicode Standard Annex 11.
  @Test(
    "The mark stands below its place as a terminal shows it",
    arguments: [
      ("abc", 2, 1, "1 | abc\n  |  ^"),
      ("abc", 1, 3, "1 | abc\n  | ^~~"),
      ("abc", 2, 99, "1 | abc\n  |  ^~"),
      ("abc", 4, 1, "1 | abc\n  |    ^"),
      ("abc", 99, 1, "1 | abc\n  |    ^"),
      ("\t\ta: b", 6, 1, "1 | \t\ta: b\n  | \t\t   ^"),
      ("日本: x", 5, 1, "1 | 日本: x\n  |       ^"),
      ("日本", 1, 2, "1 | 日本\n  | ^~~~"),
      ("e\u{301}: x", 5, 1, "1 | e\u{301}: x\n  |    ^"),
      ("👍: x", 4, 1, "1 | 👍: x\n  |     ^"),
      ("🇩🇪: x", 5, 1, "1 | 🇩🇪: x\n  |     ^"),
      ("한: x", 4, 1, "1 | 한: x\n  |     ^"),
      ("a\u{1B}[31mb", 7, 1, "1 | a\\u{1B}[31mb\n  |            ^"),
      ("a\u{202E}b", 3, 1, "1 | a\\u{202E}b\n  |          ^"),
    ])
  func marks(line: String, column: Int, length: Int, expected: String) {
    #expect(excerpt(line, column: column, length: length) == expected)
  }

  @Test("A long line is cut around the mark")
  func clipping() {
    let digits = String(repeating: "0123456789", count: 30)
    let start = excerpt(digits, column: 1).split(separator: "\n")
    #expect(start[0] == "1 | " + digits.prefix(119) + "…")
    #expect(start[1] == "  | ^")
    let middle = excerpt(digits, column: 151, length: 3).split(separator: "\n")
    #expect(middle[0] == "1 | …" + digits.dropFirst(90).prefix(118) + "…")
    #expect(middle[1] == "  | " + String(repeating: " ", count: 61) + "^~~")
    let end = excerpt(digits, column: 300).split(separator: "\n")
    #expect(end[0] == "1 | …" + digits.dropFirst(239))
    #expect(end[1] == "  | " + String(repeating: " ", count: 61) + "^")
    let whole = digits.prefix(120)
    #expect(excerpt(String(whole), column: 120).hasPrefix("1 | \(whole)\n"))
  }

  @Test("Control characters in names and messages are written out")
  func controls() {
    let diagnostic = Diagnostic("id", "unknown '\u{1B}[2J'", at: nil, hints: ["no '\u{7}'"])
    #expect(
      DiagnosticRenderer(SourceFile(name: "a\u{8}", text: "")).text(diagnostic)
        == "a\\u{8}: error: unknown '\\u{1B}[2J' [id]\n = hint: no '\\u{7}'\n")
  }
}
