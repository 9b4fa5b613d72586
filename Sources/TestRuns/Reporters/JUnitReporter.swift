import Diagnostics
internal import Foundation
internal import Markup

/// Reports in the XML of JUnit, as GitLab, Jenkins and their like read it: a suite for each folder.
package struct JUnitReporter: Reporter {
  private struct Suite {
    var cases = ""
    var tests = 0
    var failures = 0
    var errors = 0
    var seconds = 0.0
  }

  private var names: [String] = []
  private var suites: [String: Suite] = [:]

  package init() {}

  package mutating func report(_ result: TestResult) -> String {
    let testCase = result.testCase
    let folder = (testCase.path as NSString).deletingLastPathComponent
    let name = folder.isEmpty ? "." : folder
    if suites[name] == nil { names.append(name) }
    var suite = suites[name] ?? Suite()
    suite.tests += 1
    suite.seconds += result.seconds
    let file = (testCase.path as NSString).lastPathComponent + (testCase.variant.map { " (\($0))" } ?? "")
    let line = result.place.map { [("line", "\($0.line)")] } ?? []
    suite.cases += XML.opening(
      "testcase",
      [("classname", name), ("name", file), ("file", result.file(of: result.place))] + line + [
        ("time", JUnitReporter.time(result.seconds))
      ])
    if !result.verdict.isPass {
      let isError = result.verdict == .unusable || result.verdict == .notWritten
      if isError { suite.errors += 1 } else { suite.failures += 1 }
      let element = isError ? "error" : "failure"
      suite.cases += XML.opening(element, [("message", result.headline), ("type", result.verdict.rawValue)])
      suite.cases += XMLText.content(result.details.joined(separator: "\n")) + "</\(element)>"
    }
    if !result.findings.isEmpty {
      let lines = result.findings.map { $0.line(in: result.names) }
      suite.cases += "<system-out>" + XMLText.content(lines.joined(separator: "\n")) + "</system-out>"
    }
    suite.cases += "</testcase>\n"
    suites[name] = suite
    return ""
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    let all = names.compactMap { suites[$0] }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += XML.opening("testsuites", [("name", "a11ysim")] + attributes(of: all)) + "\n"
    for name in names {
      guard let suite = suites[name] else { continue }
      text += XML.opening("testsuite", [("name", name)] + attributes(of: [suite])) + "\n"
      let generator = XML.opening("property", [("name", "generator"), ("value", Release.current.signature)])
      text += "<properties>\(generator)</property></properties>\n" + suite.cases + "</testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func attributes(of suites: [Suite]) -> [(String, String)] {
    [
      ("tests", "\(suites.reduce(0) { $0 + $1.tests })"), ("failures", "\(suites.reduce(0) { $0 + $1.failures })"),
      ("errors", "\(suites.reduce(0) { $0 + $1.errors })"),
      ("time", JUnitReporter.time(suites.reduce(0) { $0 + $1.seconds })),
    ]
  }

  /// Seconds with three decimals, whatever the locale.
  private static func time(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
