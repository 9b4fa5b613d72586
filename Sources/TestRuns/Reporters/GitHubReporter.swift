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
        text += limited(
          GitHubAnnotation(
            level: "error", file: result.file(of: complaint.place), place: complaint.place, title: title,
            message: complaint.sentences.joined(separator: "\n")))
      }
    }
    for finding in result.findings.map(\.finding) {
      var annotation = GitHubAnnotation(finding, in: result.names.file(of: finding.place))
      if result.isStrict, finding.severity == .warning { annotation.level = "error" }
      text += limited(annotation)
    }
    return text
  }

  /// An annotation, if there are not enough of its level yet.
  private mutating func limited(_ annotation: GitHubAnnotation) -> String {
    guard counts[annotation.level, default: 0] < GitHubReporter.limit else { return "" }
    counts[annotation.level, default: 0] += 1
    return annotation.text
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    summary.obsolete.map { path in
      "::warning file=\(OutputText.workflowCommand(path, isProperty: true)),title=obsolete golden"
        + "::it belongs to no scenario any more\n"
    }.joined() + (summary.releaseNote.map { "::notice title=a11ysim::\(OutputText.workflowCommand($0))\n" } ?? "")
  }
}
