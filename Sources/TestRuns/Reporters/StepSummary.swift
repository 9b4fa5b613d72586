import Diagnostics
internal import Reports
import Transcripts

/// A report in Markdown for the summary of a step of GitHub Actions.
package struct StepSummary: Reporter {
  /// GitHub takes one mebibyte; what comes after is counted only.
  private static let limit = 900_000
  private var size = 0
  private var omitted = 0

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    guard !result.verdict.isPass || !result.findings.isEmpty else { return "" }
    var body: String =
      switch result.comparison {
      case .differs(let change) where !change.difference.isEmpty:
        result.failureDetails.map { $0 + "\n" }.joined() + change.difference.text()
      case .same, .missing, .differs, .none: result.details.map { $0 + "\n" }.joined()
      }
    body += result.findings.map { $0.line(in: result.names) + "\n" }.joined()
    let heading = "### \(result.verdict.rawValue): \(OutputText.markdown(result.testCase.name))"
    let text = "\(heading)\n\n\(MarkdownFence.fenced(body))"
    guard size + text.utf8.count <= StepSummary.limit else {
      omitted += 1
      return ""
    }
    size += text.utf8.count
    return text
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    (omitted > 0 ? "\(omitted) more are not shown.\n\n" : "") + coverage(summary)
      + (summary.releaseNote.map { "\($0)\n\n" } ?? "") + "**a11ysim**: \(summary.text)\n"
  }

  private func coverage(_ summary: RunSummary) -> String {
    summary.coverage.summary.isEmpty ? "" : "\(summary.coverage.summary)\n\n"
  }
}
