internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The report of a run as it goes on: what is told, what is written besides, and how it came out.
struct TestReport {
  var summary = RunSummary()
  private let options: ReportOptions
  private let obsoleteRule: ObsoleteRule
  private var writer: ReportWriter
  private var patch = ""
  private var coverage = CoverageReport()
  private var outcome = Outcome.fine
  private var unwritten: [String] = []

  /// Begins a report.
  init(_ options: ReportOptions, _ listening: ListeningOption, in environment: RunEnvironment, _ file: ProjectFile) {
    self.options = options
    obsoleteRule = options.obsolete ?? (environment.isCI ? .fail : .warn)
    var text = TextReporter.Options()
    text.difference = options.difference
    text.isAccessible = listening.isOn(in: environment, file)
    text.isColored = environment.allowsColor && !text.isAccessible
    text.isCI = environment.isCI
    writer = ReportWriter(options.reporters.isEmpty ? file.reporters : options.reporters, text, in: environment)
  }

  mutating func add(_ result: TestResult) {
    summary.add(result)
    writer.report(result)
    coverage.add(result)
    if options.patchOutput != nil { patch += result.patch }
  }

  /// Notes an outcome of something besides the results.
  mutating func note(_ outcome: Outcome) { self.outcome = max(self.outcome, outcome) }

  /// Writes a file.
  mutating func write(_ text: String, to path: String) {
    attempt(path) { try WholeFile.make(Data(text.utf8), at: path) }
  }

  /// Writes something of which the report is to tell if it cannot be written.
  mutating func attempt(_ name: String, _ write: () throws -> Void) {
    do { try write() } catch { unwritten.append(error.unwritten(name)) }
  }

  /// Ends the report; tells how all came out.
  mutating func finish() -> Outcome {
    judgeGoldens()
    unwritten += writer.finish(summary)
    if let path = options.patchOutput { write(patch, to: path) }
    if let path = options.coverage {
      let coverage = coverage
      let isJSON = URL(filePath: path).pathExtension.lowercased() == "json"
      attempt(path) { try WholeFile.make(isJSON ? coverage.json() : Data(coverage.text.utf8), at: path) }
    }
    for problem in unwritten { Console.message("error: \(problem)\n") }
    return max(outcome, Outcome(summary.verdict), unwritten.isEmpty ? .fine : .notWritten)
  }

  /// Goldens are judged only by a run that could have seen all that use them.
  private mutating func judgeGoldens() {
    guard summary.canJudgeGoldens, obsoleteRule != .ignore else { return }
    guard obsoleteRule == .delete else {
      summary.obsolete = summary.unclaimed
      if obsoleteRule == .fail, !summary.obsolete.isEmpty { note(.no) }
      return
    }
    for path in summary.unclaimed {
      attempt(path) {
        try FileManager.default.removeItem(atPath: path)
        Console.output("deleted \(path)\n")
      }
    }
  }
}
