internal import Markup

/// A report in the XML of JUnit, as GitLab, Jenkins and their like read it.
package struct JUnitDocument: Sendable {
  private struct Suite {
    var name: String
    var cases = ""
    var tests = 0
    var failures = 0
    /// How many could not be tested, and how long it took; `nil` where nothing was played.
    var played: (errors: Int, seconds: Double)?
  }

  private let name: String
  private let generator: String
  private var suites: [Suite] = []

  /// The scenarios as tests: a suite for each folder.
  package init(_ report: Report) {
    name = "a11ysim"
    generator = report.generator
    var places: [String: Int] = [:]
    for item in report.cases {
      let place = places[item.folder] ?? suites.count
      if places.updateValue(place, forKey: item.folder) == nil {
        suites.append(Suite(name: item.folder, played: (errors: 0, seconds: 0)))
      }
      add(item, to: place)
    }
  }

  /// The findings as tests: a suite for each file, with a case for each finding that is new, or one that passes.
  package init(ofFindings report: Report) {
    name = "a11ysim audit"
    generator = report.generator
    for item in report.cases {
      let findings = item.findings.filter { $0.isKnown != true && $0.acceptance == nil }
      var suite = Suite(name: item.path, tests: max(findings.count, 1), failures: findings.count(where: \.fails))
      if findings.isEmpty {
        suite.cases = XML.opening("testcase", [("classname", item.path), ("name", "audit"), ("file", item.path)])
        suite.cases += "</testcase>\n"
      }
      var counts: [String: Int] = [:]
      for finding in findings {
        let name = finding.rule + (finding.subject.map { ": \($0)" } ?? "")
        // Cases of one name are one to some who read them.
        let number = (counts[name] ?? 0) + 1
        counts[name] = number
        suite.cases += JUnitDocument.testCase(finding, named: number == 1 ? name : "\(name) (\(number))", in: item)
      }
      suites.append(suite)
    }
  }

  /// The document.
  package var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += XML.opening("testsuites", [("name", name)] + attributes(of: suites)) + "\n"
    for suite in suites {
      text += XML.opening("testsuite", [("name", suite.name)] + attributes(of: [suite])) + "\n"
      let property = XML.opening("property", [("name", "generator"), ("value", generator)])
      text += "<properties>\(property)</property></properties>\n" + suite.cases + "</testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private mutating func add(_ item: Report.Case, to place: Int) {
    let isError = item.verdict == .unusable || item.verdict == .notWritten
    suites[place].tests += 1
    suites[place].played?.seconds += item.seconds
    var text = XML.opening(
      "testcase",
      [("classname", item.folder), ("name", item.fileName), ("file", item.place?.file ?? item.file ?? item.path)]
        + (item.place.map { [("line", "\($0.line)")] } ?? []) + [("time", JUnitDocument.time(item.seconds))])
    if item.verdict.needsLook {
      if isError { suites[place].played?.errors += 1 } else { suites[place].failures += 1 }
      let element = isError ? "error" : "failure"
      text += XML.opening(element, [("message", item.headline), ("type", item.verdict.rawValue)])
      text += XMLText.content(item.details.joined(separator: "\n")) + "</\(element)>"
    }
    if !item.findings.isEmpty {
      let lines = item.findings.map { $0.line(in: item) }
      text += "<system-out>" + XMLText.content(lines.joined(separator: "\n")) + "</system-out>"
    }
    suites[place].cases += text + "</testcase>\n"
  }

  private static func testCase(_ finding: Report.Finding, named name: String, in item: Report.Case) -> String {
    var text = XML.opening(
      "testcase",
      [("classname", item.path), ("name", name), ("file", finding.place?.file ?? item.path)]
        + (finding.place.map { [("line", "\($0.line)")] } ?? []))
    let details = XMLText.content(finding.lines(in: item).joined(separator: "\n"))
    if finding.fails {
      text += XML.opening("failure", [("message", finding.message), ("type", finding.rule)]) + details + "</failure>"
    } else {
      text += "<system-out>" + details + "</system-out>"
    }
    return text + "</testcase>\n"
  }

  private func attributes(of suites: [Suite]) -> [(String, String)] {
    let counts = [
      ("tests", "\(suites.reduce(0) { $0 + $1.tests })"), ("failures", "\(suites.reduce(0) { $0 + $1.failures })"),
    ]
    let played = suites.compactMap(\.played)
    guard !played.isEmpty else { return counts }
    return counts + [
      ("errors", "\(played.reduce(0) { $0 + $1.errors })"),
      ("time", JUnitDocument.time(played.reduce(0) { $0 + $1.seconds })),
    ]
  }

  /// Seconds with three decimals, whatever the locale.
  private static func time(_ seconds: Double) -> String {
    // What a file says may be no time at all.
    let thousandths = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension Report.Case {
  /// The folder of the scenario.
  fileprivate var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The scenario's file without its folder, with the variant.
  fileprivate var fileName: String {
    (path.split(separator: "/").last.map(String.init) ?? path) + (variant.map { " (\($0))" } ?? "")
  }
}
