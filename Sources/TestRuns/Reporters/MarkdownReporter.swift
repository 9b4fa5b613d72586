import Diagnostics
import Reports
import Transcripts

/// Reports in Markdown for a comment on a pull request: the verdict first, then what is heard otherwise.
package struct MarkdownReporter: Reporter {
  /// GitHub takes 65,536 characters in a comment.
  private static let limit = 60_000

  private var cases: [Report.Case] = []
  private var body = ""
  private var omitted = 0

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    let item = Report.Case(result)
    cases.append(item)
    guard !result.verdict.isPass else { return "" }
    let text = MarkdownReporter.text(of: item, result)
    if body.utf8.count + text.utf8.count <= MarkdownReporter.limit { body += text } else { omitted += 1 }
    return ""
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    let report = Report(cases, summary)
    let changes = report.changes.inWords
    var text = "## \(OutputText.markdown(report.verdictInWords))\n\n"
    if !changes.isEmpty { text += "\(changes). " }
    text += "\(OutputText.markdown(summary.text)).\n\n"
    text += report.notes.map { "\(OutputText.markdown($0))\n\n" }.joined()
    text += body
    if omitted > 0 { text += "\(omitted) more are not shown.\n\n" }
    let commands = report.casesToLookAt.filter { !$0.patch.isEmpty }.map(\.acceptCommand)
    guard !commands.isEmpty else { return text }
    return text + "If this is meant:\n\n" + MarkdownFence.fenced(commands.prefix(20).joined(separator: "\n") + "\n")
  }

  /// What is heard otherwise in one case, and what else is wrong there.
  private static func text(of item: Report.Case, _ result: TestResult) -> String {
    var lines = item.failures.map { failure in
      (failure.flow.map { "flow '\($0)': " } ?? "") + failure.message
        + (failure.place.map { " (\($0.inWords))" } ?? "") + "\n"
    }.joined()
    switch result.comparison {
    case .differs(let change) where !change.difference.isEmpty: lines += change.difference.text()
    case .differs(let change): lines += change.summary + "\n"
    case .missing: lines += "there is no golden\n"
    case .same, .none: break
    }
    lines += result.failingFindings.map { $0.line(in: result.names.shown) + "\n" }.joined()
    let heading = "### \(OutputText.markdown(item.name)): \(result.verdict.rawValue)"
    return "\(heading)\n\n\(MarkdownFence.fenced(lines, language: "diff"))"
  }
}
