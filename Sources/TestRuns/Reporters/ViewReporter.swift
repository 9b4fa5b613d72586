import Diagnostics
package import Reports

/// Reports in a form that is a view of ``Report``, and can be made of `report.json` as well.
package struct ViewReporter: Reporter {
  private var cases: [Report.Case] = []
  private let view: ReportForm

  init(_ view: ReportForm) { self.view = view }

  package mutating func report(_ result: TestResult) -> String {
    cases.append(result.reported)
    return ""
  }

  package mutating func finish(_ summary: RunSummary) -> String { view.text(of: Report(cases, summary)) }
}

extension Report {
  /// The report of a run.
  package init(_ cases: [Case], _ summary: RunSummary) {
    self.init(generator: Release.current.signature, summary: summary.text)
    self.cases = cases
    folder = PatchPath.folder
    rules = Rule.named(by: cases.flatMap(\.findings))
    coverage = summary.coverage.summary
    if let note = summary.releaseNote { notes.append(note) }
    if !summary.obsolete.isEmpty {
      notes.append("Goldens without a scenario: \(summary.obsolete.map(\.shown).joined(separator: ", ")).")
    }
  }
}
