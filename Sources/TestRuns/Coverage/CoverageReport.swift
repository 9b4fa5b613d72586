package import Foundation
internal import Markup

/// The coverage of a run, scenario by scenario, as text or JSON.
package struct CoverageReport: Sendable {
  private var cases: [Case] = []
  private var total = Coverage()

  private struct Case: Sendable, Encodable {
    var path: String
    var coverage: Coverage
  }

  package init() {}

  /// Takes the coverage of the next scenario; a result without one is of a variant, or of a file that was not played.
  package mutating func add(_ result: TestResult) {
    guard let coverage = result.coverage else { return }
    cases.append(Case(path: result.testCase.path, coverage: coverage))
    total.add(coverage)
  }

  /// The report for people: each scenario with what was left out, the total last.
  package var text: String {
    cases.map { item in
      let lines = item.coverage.omissions.map { "  \($0)\n" }.joined()
      return "\(item.path): \(item.coverage.summary)\n\(lines)"
    }.joined() + "\(total.summary)\n"
  }

  /// The report for programs.
  package func json() throws -> Data {
    let encoder = JSONEncoder(.lines)
    return try encoder.encode(Document(scenarios: cases)) + Data("\n".utf8)
  }

  private struct Document: Encodable {
    var version = 1
    var scenarios: [Case]
  }
}
