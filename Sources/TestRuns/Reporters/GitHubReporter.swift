import Diagnostics

/// Reports as annotations of GitHub Actions: one for each thing that is wrong, at its place in the scenario.
///
/// GitHub shows ten of a kind for a step; the step's summary has the rest.
public struct GitHubReporter: Reporter {
  private static let limit = 10
  private var count = 0

  public init() {}

  public mutating func report(_ result: TestResult) -> String {
    guard !result.verdict.isPass else { return "" }
    let findings = result.findings.prefix(GitHubReporter.limit - count)
    count += findings.count
    return findings.map { GitHubReporter.annotation($0, of: result) }.joined()
  }

  private static func annotation(_ finding: TestResult.Finding, of result: TestResult) -> String {
    var properties = [("file", result.testCase.path), ("line", "\(finding.place?.line ?? 1)")]
    if let place = finding.place { properties.append(("col", "\(place.column)")) }
    properties.append(("title", "\(result.testCase.name) \(result.verdict.rawValue)"))
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    return "::error \(list)::\(escaped(finding.sentences.joined(separator: "\n")))\n"
  }

  public mutating func finish(_ summary: RunSummary) -> String {
    summary.obsolete.map { path in
      "::warning file=\(GitHubReporter.escaped(path, isProperty: true)),title=obsolete golden"
        + "::it belongs to no scenario any more\n"
    }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": written += "%25"
      case "\r": written += "%0D"
      case "\n": written += "%0A"
      case ":" where isProperty: written += "%3A"
      case "," where isProperty: written += "%2C"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
