internal import ArgumentParser
internal import Foundation
internal import ScenarioFiles
internal import TestRuns

/// The command `a11ysim merge-reports`, which makes one report of those of several machines.
struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Makes one report of those that the shards of a run have written.",
    discussion: """
        a11ysim test --shard 1/2 --reporter jsonl=part-1.jsonl
        a11ysim test --shard 2/2 --reporter jsonl=part-2.jsonl
        a11ysim merge-reports part-1.jsonl part-2.jsonl --reporter junit=report.xml

      The report is that of a run over everything, and so is the exit status. Goldens without a scenario are judged now. \
      A shard whose report is missing is an error.
      """)

  @Argument(help: "Reports in the form jsonl, or folders with them.", completion: .file(extensions: ["jsonl"]))
  var paths: [String]

  @OptionGroup var report: ReportOptions
  @OptionGroup var listening: ListeningOption

  func run() throws {
    let merged = try mergedRun()
    var report = TestReport(report, listening, in: .current, try ProjectFile())
    for result in merged.results { report.add(result) }
    report.summary = merged.summary
    try report.finish().exit()
  }

  private func mergedRun() throws -> MergedRun {
    do {
      let files = try ReportFinder.files(at: paths)
      guard !files.isEmpty else { throw RunRecordError.noReports(paths) }
      return try MergedRun(files.map { try RunRecord(ReportFinder.text(of: $0), name: $0) })
    } catch let error as ScenarioError {
      Console.message(error.text(isAccessible: listening.isOn(in: .current)))
      throw Outcome.wrongInput.exitCode
    } catch {
      let reason = error is RunRecordError ? "\(error)" : error.localizedDescription
      Console.message("error: \(reason)\n")
      throw Outcome.wrongInput.exitCode
    }
  }
}

/// Finds the reports that a command line names.
private enum ReportFinder {
  static func files(at paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      guard ScenarioFinder.isFolder(path) else { return [path] }
      let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { path + "/" + $0 }
    }
  }

  static func text(of path: String) throws(ScenarioError) -> String {
    try String(decoding: FileBytes.read(path), as: UTF8.self)
  }
}
