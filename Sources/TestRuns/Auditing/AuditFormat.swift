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

extension AuditReport.Entry {
  /// The file that the place of the finding is in.
  var placeFile: String { names.file(of: finding.place) }
}
