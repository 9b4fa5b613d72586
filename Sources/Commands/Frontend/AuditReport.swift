internal import A11ySimulation
internal import Foundation

/// What an audit of several files has found.
struct AuditReport {
  /// A finding with the file that it is in.
  struct Entry: Encodable {
    var file: String
    var finding: Finding

    private enum CodingKeys: String, CodingKey { case file }

    func encode(to encoder: any Encoder) throws {
      try finding.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var fileCount = 0

  mutating func add(_ findings: [Finding], in file: String) {
    fileCount += 1
    entries += findings.map { Entry(file: file, finding: $0) }
  }

  /// Whether something is as bad as that, or worse.
  func has(_ severity: Diagnostic.Severity) -> Bool { entries.contains { $0.finding.severity <= severity } }

  /// How much was found, in one line.
  var summary: String {
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = entries.count { $0.finding.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
    guard let last = counts.last else { return "nothing found in \(files)" }
    let others = counts.dropLast().joined(separator: ", ")
    return "\(others.isEmpty ? last : "\(others) and \(last)") in \(files)"
  }

  /// All findings as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(["findings": entries]) + Data("\n".utf8)
  }
}
