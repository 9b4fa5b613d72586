internal import Diagnostics

/// An annotation of GitHub Actions: a line that the runner takes out of the output and puts beside a line of a file.
struct GitHubAnnotation: Sendable {
  var level: String
  var file: String
  var place: SourcePlace?
  var title: String
  var message: String

  /// The line.
  var text: String {
    var properties = [("file", file.inRepository), ("line", "\(place?.line ?? 1)")]
    if let place { properties.append(("col", "\(place.column)")) }
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(OutputText.workflowCommand($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(level) \(list)::\(OutputText.workflowCommand(message))\n"
  }
}

extension GitHubAnnotation {
  /// The annotation of a finding.
  init(_ finding: Finding, in file: String) {
    let notes = Diagnostic(finding).notes.map { note in note.text + (note.place.map { ": line \($0.line)" } ?? "") }
    let lines = [finding.message] + notes + finding.hints.map { "hint: \($0)" }
    self.init(
      level: finding.severity.annotationLevel, file: file, place: finding.place, title: finding.rule,
      message: lines.joined(separator: "\n"))
  }

  init(_ entry: AuditReport.Entry) { self.init(entry.finding, in: entry.placeFile) }
}

extension Diagnostic.Severity {
  /// What GitHub calls it.
  fileprivate var annotationLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
