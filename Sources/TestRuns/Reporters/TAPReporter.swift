import Diagnostics

/// Reports in the Test Anything Protocol, version 14.
package struct TAPReporter: Reporter {
  private var count = 0

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    var text = count == 0 ? "TAP version 14\n" : ""
    count += 1
    let isPass = result.verdict.isPass
    text += "\(isPass ? "ok" : "not ok") \(count) - \(TAPReporter.escaped(result.testCase.name))\n"
    guard !isPass || !result.findings.isEmpty else { return text }
    text += "  ---\n"
    if !isPass {
      text += "  message: \(TAPReporter.quoted(result.verdict.rawValue))\n"
      if let place = result.place { text += "  at: { line: \(place.line), column: \(place.column) }\n" }
      text += TAPReporter.list("details", result.details)
    }
    text += TAPReporter.list("findings", result.findings.map { $0.line(in: result.testCase.path) })
    return text + "  ...\n"
  }

  private static func list(_ key: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "  \(key):\n" + lines.map { "    - \(quoted($0))\n" }.joined()
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    let comment = summary.obsolete.map { "# obsolete: \($0)\n" }.joined()
    return (count == 0 ? "TAP version 14\n" : "") + "1..\(count)\n" + comment
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if character == "#" || character == "\\" { text.append("\\") }
      text.append(character == "\n" ? " " : character)
    }
  }

  /// Text as YAML in double quotes.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
