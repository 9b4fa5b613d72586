internal import Diagnostics
internal import Foundation
internal import Markup

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
