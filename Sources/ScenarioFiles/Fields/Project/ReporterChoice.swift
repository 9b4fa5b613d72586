/// The forms in which a run of tests can be told, by the names that command lines and projects use.
package enum ReporterName: String, Sendable, CaseIterable {
  case pretty, plain, tap, jsonl, junit, github, html, markdown, sarif, json

  /// Whether it tells more than how a run came out: how screens look, and why they sound so.
  package var isForReview: Bool {
    switch self {
    case .html, .json: true
    case .pretty, .plain, .tap, .jsonl, .junit, .github, .markdown, .sarif: false
    }
  }
}

/// A reporter with the file that it writes: `junit=report.xml`.
package struct ReporterChoice: Sendable, Hashable {
  package var name: ReporterName
  /// `nil` for standard output.
  package var file: String?

  package init(_ name: ReporterName, file: String? = nil) {
    self.name = name
    self.file = file
  }

  /// Reads a name, or a name and a file; `nil` for one that there is not.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = ReporterName(rawValue: parts[0]) else { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(name, file: parts.count == 2 ? parts[1] : nil)
  }
}

extension ReporterChoice {
  /// The name, with the file if there is one.
  var written: String { file.map { "\(name.rawValue)=\($0)" } ?? name.rawValue }
}
