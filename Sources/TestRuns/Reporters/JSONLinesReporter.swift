import Diagnostics
internal import Foundation
import Transcripts

/// Reports in JSON Lines: an object for each case, and one for the run.
public struct JSONLinesReporter: Reporter {
  private struct CaseLine: Encodable {
    var kind = "case"
    var path: String
    var variant: String?
    var golden: String
    var verdict: String
    var line: Int?
    var column: Int?
    var details: [String]
    var isPending: Bool
    var seconds: Double
  }

  private struct RunLine: Encodable {
    var kind = "run"
    var version = 1
    var total: Int
    var counts: [String: Int]
    var obsolete: [String]
    var summary: String
  }

  public init() {}

  public mutating func report(_ result: TestResult) -> String {
    JSONLinesReporter.line(
      CaseLine(
        path: result.testCase.path, variant: result.testCase.variant, golden: result.testCase.golden.path,
        verdict: result.verdict.rawValue, line: result.place?.line, column: result.place?.column,
        details: result.details, isPending: result.writing == .suspended,
        seconds: (result.seconds * 1e6).rounded() / 1e6))
  }

  public mutating func finish(_ summary: RunSummary) -> String {
    let counts = Dictionary(uniqueKeysWithValues: summary.counts.map { ($0.key.rawValue, $0.value) })
    return JSONLinesReporter.line(
      RunLine(total: summary.total, counts: counts, obsolete: summary.obsolete, summary: summary.text))
  }

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
