internal import Diagnostics
internal import Foundation

/// The report of a run in JSON Lines, read back.
package struct RunRecord: Sendable {
  /// The name of the file, for messages.
  package let name: String
  /// The results in the order of the run.
  package let results: [TestResult]
  let run: RunLine

  /// Reads the report of a run.
  ///
  /// - Throws: ``RunRecordError`` if the text is not such a report, or ends before the run has ended.
  package init(_ text: String, name: String) throws(RunRecordError) {
    self.name = name
    var results: [TestResult] = []
    var run: RunLine?
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      do {
        // What later versions add to a report is passed over.
        switch try RunRecord.decoded(line, as: Kind.self).kind {
        case CaseRecord.kind: results.append(try RunRecord.decoded(line, as: CaseRecord.self).result)
        case RunLine.kind: run = try RunRecord.decoded(line, as: RunLine.self)
        default: break
        }
      } catch {
        throw .notAReport(name: name, line: index + 1)
      }
    }
    guard let run else { throw .unfinished(name: name) }
    guard run.version == RunLine.version else { throw .otherVersion(name: name, version: run.version) }
    self.results = results
    self.run = run
  }

  private struct Kind: Decodable {
    var kind: String
  }

  private static func decoded<Line: Decodable>(_ text: Substring, as type: Line.Type) throws -> Line {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
