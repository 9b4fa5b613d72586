internal import Foundation
internal import Markup

/// Reports in JSON Lines: an object for each case, and one for the run.
///
/// The lines hold everything, so that reports can be put together (``MergedRun``) and told again in another form.
package struct JSONLinesReporter: Reporter {
  package init() {}

  package mutating func report(_ result: TestResult) -> String { JSONLinesReporter.line(CaseRecord(result)) }

  package mutating func finish(_ summary: RunSummary) -> String { JSONLinesReporter.line(RunLine(summary)) }

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder(.compact)
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
