internal import Diagnostics
package import Foundation
internal import Markup

/// The findings that a project lives with for now: what is new fails, and what has been mended is forgotten.
package struct AuditBaseline: Sendable {
  /// A finding that is known, with what a reader needs to know which one it is.
  package struct Entry: Codable, Sendable, Hashable {
    package var fingerprint: String
    package var rule: String
    package var file: String
    package var subject: String?
  }

  private struct Document: Codable {
    var version = 1
    var findings: [Entry]
  }

  package private(set) var entries: [Entry]

  /// A baseline of all that a report has found.
  package init(_ report: AuditReport) { entries = report.entries.map(Entry.init) }

  /// Reads a baseline.
  package init(data: Data) throws { entries = try JSONDecoder().decode(Document.self, from: data).findings }

  /// Marks what is known in a report.
  package func mark(_ report: inout AuditReport) {
    let known = Set(entries.map(\.fingerprint))
    for index in report.entries.indices {
      report.entries[index].isKnown = known.contains(report.entries[index].fingerprint)
    }
  }

  /// The known findings of files that were audited, which are no longer there.
  package func mended(in report: AuditReport) -> [Entry] {
    let found = Set(report.entries.map(\.fingerprint))
    let files = Set(report.files.map(\.withoutDot))
    return entries.filter { files.contains($0.file) && !found.contains($0.fingerprint) }
  }

  /// The baseline without some findings, and with all new ones of a report if they are accepted.
  package func replacing(_ mended: [Entry], adding report: AuditReport? = nil) -> AuditBaseline {
    var baseline = self
    let gone = Set(mended)
    baseline.entries = entries.filter { !gone.contains($0) } + (report?.news.map(Entry.init) ?? [])
    return baseline
  }

  /// The baseline as it is written: sorted, a finding a line, so that versions can be compared.
  package func data() throws -> Data {
    let encoder = JSONEncoder(.compact)
    let lines = try Set(entries).sorted { ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint) }.map
    {
      "    " + String(decoding: try encoder.encode($0), as: UTF8.self)
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return Data("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
  }
}

extension AuditBaseline.Entry {
  fileprivate init(_ entry: AuditReport.Entry) {
    self.init(
      fingerprint: entry.fingerprint, rule: entry.finding.rule, file: entry.file.withoutDot,
      subject: entry.finding.subject)
  }
}
