import Diagnostics

/// Reports as annotations of GitHub Actions: one for each thing that is wrong or odd, at its place in the scenario.
///
/// GitHub shows ten of a level for a step; the step's summary has the rest.
package struct GitHubReporter: Reporter {
  private static let limit = 10
  private var counts: [String: Int] = [:]

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    var text = ""
    if !result.verdict.isPass {
      let title = "\(result.testCase.name) \(result.verdict.rawValue)"
      for complaint in result.complaints {
        text += annotation("error", result, complaint.place, title, complaint.sentences.joined(separator: "\n"))
      }
    }
    for finding in result.findings.map(\.finding) {
      let isFailing = result.isStrict && finding.severity == .warning
      let level = isFailing ? "error" : finding.severity.annotationLevel
      let notes = Diagnostic(finding).notes.map(\.text)
      let lines = [finding.message] + notes + finding.hints.map { "hint: \($0)" }
      text += annotation(level, result, finding.place, finding.rule, lines.joined(separator: "\n"))
    }
    return text
  }

  /// An annotation, if there are not enough of its level yet.
  private mutating func annotation(
    _ level: String, _ result: TestResult, _ place: SourcePlace?, _ title: String, _ message: String
  ) -> String {
    guard counts[level, default: 0] < GitHubReporter.limit else { return "" }
    counts[level, default: 0] += 1
    var properties = [("file", result.testCase.file(of: place)), ("line", "\(place?.line ?? 1)")]
    if let place { properties.append(("col", "\(place.column)")) }
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(OutputText.workflowCommand($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(level) \(list)::\(OutputText.workflowCommand(message))\n"
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    summary.obsolete.map { path in
      "::warning file=\(OutputText.workflowCommand(path, isProperty: true)),title=obsolete golden"
        + "::it belongs to no scenario any more\n"
    }.joined()
  }
}

extension Diagnostic.Severity {
  /// What GitHub calls it.
  fileprivate var annotationLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
