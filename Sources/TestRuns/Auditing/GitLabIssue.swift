internal import Diagnostics
internal import Foundation

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
