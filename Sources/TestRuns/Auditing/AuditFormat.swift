package import Diagnostics
package import Foundation
internal import Markup
internal import Reports

/// The forms in which an audit is told.
package enum AuditFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, gitlab
}

extension AuditReport {
  /// The whole report in a form for programs.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - severity: From which severity on a finding is a failure, where the form tells failures from others.
  /// - Returns: The report; `nil` for text, which is told file by file.
  /// - Throws: What the encoder throws, which does not happen with such values.
  package func data(in format: AuditFormat, failingOn severity: Diagnostic.Severity) throws -> Data? {
    switch format {
    case .text: nil
    case .json: try AuditJSON.data(of: self)
    case .sarif: try SARIFLog(Report(self, failingOn: severity)).data()
    case .junit: Data(JUnitDocument(ofFindings: Report(self, failingOn: severity)).text.utf8)
    case .github: Data(news.map { GitHubAnnotation($0).text }.joined().utf8)
    case .gitlab: try GitLabIssue.data(of: self)
    }
  }
}

/// All findings as JSON, each with its file.
enum AuditJSON {
  private struct Record: Encodable {
    var entry: AuditReport.Entry

    private enum CodingKeys: String, CodingKey { case file, included, fingerprint, isKnown, acceptance }

    func encode(to encoder: any Encoder) throws {
      try entry.finding.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(entry.file, forKey: .file)
      if entry.placeFile != entry.file { try container.encode(entry.placeFile, forKey: .included) }
      try container.encode(entry.fingerprint, forKey: .fingerprint)
      try container.encodeIfPresent(entry.isKnown, forKey: .isKnown)
      try container.encodeIfPresent(entry.acceptance, forKey: .acceptance)
    }
  }

  static func data(of report: AuditReport) throws -> Data {
    try written([
      "findings": report.entries.map(Record.init), "accepted": report.accepted.map(Record.init),
    ])
  }

  /// JSON in a form that is the same from run to run.
  static func written(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder(.lines)
    return try encoder.encode(value) + Data("\n".utf8)
  }
}

/// Findings for GitLab's code quality report.
struct GitLabIssue: Encodable {
  /// Where an issue is.
  struct Location: Encodable {
    struct Lines: Encodable { var begin: Int }

    var path: String
    var lines: Lines
  }

  var description: String
  var checkName: String
  var fingerprint: String
  var severity: String
  var location: Location

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }

  private init(_ entry: AuditReport.Entry) {
    let finding = entry.finding
    description = finding.message + (finding.heard.map { "; heard: \($0)" } ?? "")
    checkName = finding.rule
    fingerprint = entry.fingerprint
    severity =
      switch finding.severity {
      case .error: "critical"
      case .warning: "major"
      case .note: "info"
      }
    location = Location(path: entry.placeFile.inRepository.withoutDot, lines: .init(begin: finding.place?.line ?? 1))
  }

  static func data(of report: AuditReport) throws -> Data { try AuditJSON.written(report.news.map(GitLabIssue.init)) }
}

extension AuditReport.Entry {
  /// The file that the place of the finding is in.
  var placeFile: String { names.file(of: finding.place) }
}
