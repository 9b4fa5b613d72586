internal import Reports
package import ScenarioFiles

/// Tells how a run goes, in a form of its own; what it returns is to be written in this order.
package protocol Reporter: Sendable {
  /// Takes the next result, and tells what there is to say of it at once.
  mutating func report(_ result: TestResult) -> String
  /// Tells what is left to say when the run has ended.
  mutating func finish(_ summary: RunSummary) -> String
}

extension ReporterName {
  /// Makes the reporter.
  package func reporter(_ options: TextReporter.Options) -> any Reporter {
    switch self {
    case .pretty: TextReporter(options)
    case .plain: TextReporter(options.withoutColor)
    case .tap: TAPReporter()
    case .jsonl: JSONLinesReporter()
    case .github: GitHubReporter()
    case .html: ViewReporter(.html)
    case .markdown: ViewReporter(.markdown)
    case .junit: ViewReporter(.junit)
    case .sarif: ViewReporter(.sarif)
    case .json: ViewReporter(.json)
    }
  }
}
