import Diagnostics
package import Reports

/// Reports as a page for people who review: what is heard otherwise, how it looks, and why.
package struct PageReporter: Reporter {
  private var cases: [Report.Case] = []

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    cases.append(result.review ?? Report.Case(result))
    return ""
  }

  package mutating func finish(_ summary: RunSummary) -> String { ReportPage(Report(cases, summary)).text }
}

extension Report {
  /// The report of a run.
  package init(_ cases: [Case], _ summary: RunSummary) {
    self.init(generator: Release.current.signature, summary: summary.text)
    self.cases = cases
    coverage = summary.coverage.summary
    if let note = summary.releaseNote { notes.append(note) }
    if !summary.obsolete.isEmpty {
      notes.append("Goldens without a scenario: \(summary.obsolete.map(\.shown).joined(separator: ", ")).")
    }
  }
}
