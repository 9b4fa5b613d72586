internal import A11ySimulation
internal import Foundation
internal import ScenarioFiles
internal import TestRuns

/// The baseline of an audit, in its file.
struct KnownFindings {
  private let path: String
  private let acceptsNew: Bool
  private let isCI = RunEnvironment.current.isCI

  init(at path: String, acceptsNew: Bool) {
    self.path = path
    self.acceptsNew = acceptsNew
  }

  /// Marks what is known in a report, and brings the file up to date.
  ///
  /// In CI nothing is written: there a finding that has been mended is an error until it is taken out of the file, so that
  /// the number can only fall.
  func apply(to report: inout AuditReport) throws -> Outcome {
    guard FileManager.default.fileExists(atPath: path) else { return begin(with: &report) }
    let baseline: AuditBaseline
    do {
      baseline = try read()
    } catch {
      Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
      return .wrongInput
    }
    baseline.mark(&report)
    let mended = baseline.mended(in: report)
    for entry in mended {
      let subject = entry.subject.map { " of '\($0)'" } ?? ""
      Console.message("mended: \(entry.rule)\(subject) in \(entry.file)\n")
    }
    guard !mended.isEmpty || acceptsNew else { return .fine }
    if isCI, !acceptsNew {
      Console.message("error: take what is mended out of \(path): run the command where it is not CI\n")
      return .no
    }
    let outcome = write(baseline.replacing(mended, adding: acceptsNew ? report : nil))
    if acceptsNew { AuditBaseline(report).mark(&report) }
    return outcome
  }

  /// Writes the first baseline, of all that a report has found.
  private func begin(with report: inout AuditReport) -> Outcome {
    guard !isCI || acceptsNew else {
      Console.message("error: there is no baseline at \(path), and in CI none is written\n")
      return .wrongInput
    }
    let baseline = AuditBaseline(report)
    baseline.mark(&report)
    let count = baseline.entries.count
    Console.message("wrote a baseline of \(count.counted("finding")) to \(path)\n")
    return write(baseline)
  }

  /// Reads the file.
  private func read() throws(ScenarioError) -> AuditBaseline {
    let data = try FileBytes.read(path)
    // An empty file, too, is no JSON.
    let file = SourceFile(name: path, text: data.isEmpty ? "" : try DecodedText.decode(data, name: path))
    let syntax = JSONDocument.read(file).diagnostics
    guard syntax.isEmpty else { throw ScenarioError(file: file, diagnostics: syntax) }
    do {
      return try AuditBaseline(data: data)
    } catch {
      throw ScenarioError(file: file, diagnostics: [.notABaseline(path)])
    }
  }

  private func write(_ baseline: AuditBaseline) -> Outcome {
    do {
      try WholeFile.make(try baseline.data(), at: path)
      return .fine
    } catch {
      return Console.unwritten(path, error)
    }
  }
}

extension Diagnostic {
  fileprivate static func notABaseline(_ path: String) -> Diagnostic {
    Diagnostic(
      "not-a-baseline", "this is not a baseline of an audit", at: .start,
      hints: ["'a11ysim audit --baseline \(path)' writes one where no file is"])
  }
}
