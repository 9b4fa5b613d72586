package import Audits
package import Diagnostics

/// What an audit of several files has found.
package struct AuditReport: Sendable {
  /// A finding with the file that it is in.
  package struct Entry: Sendable {
    /// The path as the person gave it.
    package var file: String
    package var finding: Finding
    /// By which the finding is known again, though lines have moved.
    package var fingerprint: String
    /// Whether the baseline has it; `nil` where there is no baseline.
    package var isKnown: Bool?
  }

  /// The rules that were asked.
  package let rules: [Audit.Rule]
  package internal(set) var entries: [Entry] = []
  /// The files in their order, also those in which nothing was found.
  package private(set) var files: [String] = []
  /// How often each fingerprint has come, to tell equal findings apart.
  private var counts: [String: Int] = [:]

  package init(by rules: [Audit.Rule]) { self.rules = rules }

  /// Adds what was found in a file.
  package mutating func add(_ findings: [Finding], in file: String) {
    files.append(file)
    for finding in findings {
      let fingerprint = Fingerprint(of: finding, in: file).text
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint, default: 1]
      entries.append(
        Entry(file: file, finding: finding, fingerprint: count > 1 ? "\(fingerprint):\(count)" : fingerprint))
    }
  }
}

extension AuditReport {
  /// The findings that the baseline does not have.
  package var news: [Entry] { entries.filter { $0.isKnown != true } }

  /// Whether something new is as bad as that, or worse.
  package func has(_ severity: Diagnostic.Severity) -> Bool { news.contains { $0.finding.severity <= severity } }

  /// How much was found, in one line.
  package var summary: String {
    let place = "\(files.count) \(files.count == 1 ? "file" : "files")"
    let known = entries.count - news.count
    let old = known == 0 ? "" : ", and \(known) of the baseline"
    return news.isEmpty
      ? "nothing \(known == 0 ? "" : "new ")found in \(place)\(old)" : "\(counts(of: news)) in \(place)\(old)"
  }

  private func counts(of entries: [Entry]) -> String {
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = entries.count { $0.finding.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    guard let last = counts.last, counts.count > 1 else { return counts.first ?? "" }
    return counts.dropLast().joined(separator: ", ") + " and " + last
  }
}
