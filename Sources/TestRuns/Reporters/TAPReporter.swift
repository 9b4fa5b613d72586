import Diagnostics

/// Reports in the Test Anything Protocol, version 14.
package struct TAPReporter: Reporter {
  private var count = 0

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    var text = count == 0 ? "TAP version 14\n" : ""
    count += 1
    let isPass = result.verdict.isPass
    text += "\(isPass ? "ok" : "not ok") \(count) - \(OutputText.tap(result.testCase.name))\n"
    guard !isPass || !result.findings.isEmpty else { return text }
    text += "  ---\n"
    if !isPass {
      text += "  message: \(OutputText.yaml(result.verdict.rawValue))\n"
      if let place = result.place {
        let file = place.file > 0 ? "file: \(OutputText.yaml(result.file(of: place))), " : ""
        text += "  at: { \(file)line: \(place.line), column: \(place.column) }\n"
      }
      text += TAPReporter.list("details", result.details)
    }
    text += TAPReporter.list("findings", result.findings.map { $0.line(in: result.names) })
    return text + "  ...\n"
  }

  private static func list(_ key: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "  \(key):\n" + lines.map { "    - \(OutputText.yaml($0))\n" }.joined()
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    let comment =
      summary.obsolete.map { "# obsolete: \(OutputText.line($0))\n" }.joined()
      + (summary.releaseNote.map { "# \($0)\n" } ?? "")
    return (count == 0 ? "TAP version 14\n" : "") + "1..\(count)\n" + comment
  }
}
