internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// The folder that `a11ysim report` writes.
struct ReportFolder {
  private let path: String
  private var cases: [Report.Case] = []
  private var summary = RunSummary()
  private var markdown = MarkdownReporter()

  init(at path: String) { self.path = path }

  /// The files that are written for certain.
  var files: [String] { ["index.html", "report.json", "summary.md"].map { "\(path)/\($0)" } }

  mutating func add(_ result: TestResult) {
    summary.add(result)
    cases.append(result.review ?? Report.Case(result))
    _ = markdown.report(result)
  }

  /// Writes all files; tells where the page is, and how much it is.
  mutating func write() -> Outcome {
    let report = Report(cases, summary)
    do {
      let page = Data(ReportPage(report).text.utf8)
      try WholeFile.make(page, at: files[0])
      try WholeFile.make(report.json(), at: files[1])
      try WholeFile.make(Data(markdown.finish(summary).utf8), at: files[2])
      Console.output("\(report.verdictInWords)\n\(files[0]): \(page.count / 1000) kB\n")
    } catch {
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      return .notWritten
    }
    return summary.count(.unusable) == 0 ? .fine : .wrongInput
  }
}
