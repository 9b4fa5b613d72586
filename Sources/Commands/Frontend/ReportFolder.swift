internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The folder that `a11ysim report` writes.
struct ReportFolder {
  private let path: String
  private let division: ReportPages?
  private var voice: ReportVoice?
  private var voiceError: VoiceError?
  private var cases: [Report.Case] = []
  private var summary = RunSummary()
  private var markdown = MarkdownReporter()

  /// - Parameters:
  ///   - path: Where it is.
  ///   - division: Whether there is one page; `nil` for what suits the number of scenarios.
  ///   - voice: Who says what is heard; `nil` for nobody.
  init(at path: String, _ division: ReportPages?, speaking voice: ReportVoice?) {
    self.path = path
    self.division = division
    self.voice = voice
  }

  /// The files that are written for certain.
  var files: [String] { ["index.html", "report.json", "summary.md"].map { "\(path)/\($0)" } }

  mutating func add(_ result: TestResult) {
    summary.add(result)
    var item = result.review ?? Report.Case(result)
    do { try voice?.speak(&item) } catch {
      voiceError = error as? VoiceError ?? .synthesisFailed(reason: error.localizedDescription)
    }
    cases.append(item)
    _ = markdown.report(result)
  }

  /// Writes all files; tells where the page is, and how much it is.
  mutating func write() -> Outcome {
    let report = Report(cases, summary)
    do {
      let isSplit = division.map { $0 == .each } ?? (cases.count > ReportFiles.mostOnOnePage)
      let pages = ReportFiles(report, isSplit: isSplit).pages
      for page in pages { try WholeFile.make(Data(page.text.utf8), at: "\(path)/\(page.path)") }
      try WholeFile.make(report.json(), at: files[1])
      try WholeFile.make(Data(markdown.finish(summary).utf8), at: files[2])
      let size = pages.reduce(0) { $0 + $1.text.utf8.count } / 1000
      let count = pages.count == 1 ? "" : "\(pages.count) pages, "
      Console.output("\(report.verdictInWords)\n\(files[0]): \(count)\(size) kB\n")
      if let voice, voice.count > 0 { Console.output("with \(voice.summary)\n") }
      if let voiceError { Console.message("error: \(voiceError)\n") }
    } catch {
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      return .notWritten
    }
    if voiceError != nil { return .notWritten }
    return summary.count(.unusable) == 0 ? .fine : .wrongInput
  }
}

/// How a report is divided into pages.
enum ReportPages: String, ExpressibleByArgument, CaseIterable {
  case one, each
}
