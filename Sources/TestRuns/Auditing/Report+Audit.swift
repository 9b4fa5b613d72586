import Diagnostics
internal import Foundation
internal import Reports
import ScenarioFiles

extension Report {
  /// The report of an audit: what was found in each file.
  ///
  /// - Parameters:
  ///   - audit: What was found.
  ///   - severity: From which severity on a finding is a failure.
  init(_ audit: AuditReport, failingOn severity: Diagnostic.Severity) {
    self.init(generator: Release.current.signature, summary: audit.summary)
    folder = PatchPath.folder
    rules = audit.rules.map { Rule($0) }
    let entries = Dictionary(grouping: audit.entries + audit.accepted, by: \.file)
    cases = audit.files.map { file in
      var item = Case(path: file.fromHere, golden: "", verdict: .asExpected)
      item.findings = (entries[file] ?? []).map { Finding($0, failingOn: severity) }
      item.accepted = item.findings.count { $0.acceptance != nil }
      if item.findings.contains(where: \.fails) { item.verdict = .failed }
      return item
    }
  }
}

extension Report.Finding {
  fileprivate init(_ entry: AuditReport.Entry, failingOn severity: Diagnostic.Severity) {
    let isNew = entry.isKnown != true && entry.acceptance == nil
    self.init(entry.finding, fails: isNew && entry.finding.severity <= severity) { place in
      place.map { place in
        let file = entry.names.file(of: place)
        return Report.Place(
          line: place.line, column: place.column, file: file == entry.file ? nil : file.fromHere)
      }
    }
    fingerprint = entry.fingerprint
    isKnown = entry.isKnown
    acceptance = entry.acceptance
    fix = entry.fix.map { fix in
      Report.Fix(
        from: (fix.start.line, fix.start.column), to: (fix.end.line, fix.end.column), text: fix.text)
    }
  }
}

extension String {
  /// The path from the folder in which the program runs, where both are in one repository; else the path as it is.
  fileprivate var fromHere: String {
    guard hasPrefix("/") else { return withoutDot }
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.pathComponents
    let names = URL(filePath: self).standardizedFileURL.pathComponents
    let shared = zip(here, names).prefix { $0 == $1 }.count
    // Without a repository the top is here.
    let depth = PatchPath.folder.split(separator: "/").count
    guard here.count - shared <= depth else { return self }
    return (Array(repeating: "..", count: here.count - shared) + names.dropFirst(shared)).joined(separator: "/")
  }
}
