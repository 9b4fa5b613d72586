import Diagnostics
import Testing

@Suite("Lists of diagnostics")
struct DiagnosticListTests {
  private func diagnostic(_ id: String, line: Int?, severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(id, "text", at: line.map { SourcePlace(line: $0, column: 1) }, severity: severity)
  }

  @Test("They stand in the order of the file, those without a place first")
  func order() {
    let list = DiagnosticList([diagnostic("b", line: 2), diagnostic("c", line: nil), diagnostic("a", line: 1)])
    #expect(list.shown.map(\.id) == ["c", "a", "b"])
  }

  @Test("The same thing is said once")
  func duplicates() {
    let list = DiagnosticList([diagnostic("a", line: 1), diagnostic("a", line: 1), diagnostic("a", line: 2)])
    #expect(list.shown.count == 2)
    #expect(list.errorCount == 2)
  }

  @Test("Of each kind there are no more than the limit, and the rest is counted")
  func limit() {
    let many = (1...5).map { diagnostic("a", line: $0) }
    let list = DiagnosticList(many + [diagnostic("b", line: 1, severity: .warning)], limitOfEachKind: 3)
    #expect(list.shown.map(\.id) == ["a", "b", "a", "a"])
    #expect(list.omissions.map(\.id) == ["a"])
    #expect(list.omissions.map(\.count) == [2])
    #expect(list.errorCount == 5)
    #expect(list.warningCount == 1)
  }
}
