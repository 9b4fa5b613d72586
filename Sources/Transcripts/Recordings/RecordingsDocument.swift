package import Foundation
internal import Interface

/// Comparisons with recordings in JSON: each case with what was recorded and what is simulated, and the scores.
///
/// Readers must pass over keys that they do not know; `version` changes only when something is taken away.
package struct RecordingsDocument: Encodable, Sendable {
  private let version = 1
  private let headline: RecordingScore
  private let byInterface: [RecordingsReport.Group]
  private let bySystem: [RecordingsReport.Group]
  private let byYear: [RecordingsReport.Group]
  private let byReader: [RecordingsReport.Group]
  private let cases: [Case]

  private struct Case: Encodable {
    var name: String
    var file: String
    var source: String
    var reader: String
    var system: String
    var year: Int?
    var interface: String
    var outcome: String
    var reason: String?
    var passages: [Passage]
    /// All that is simulated, also outside of what was recorded.
    var simulated: [String]
  }

  private struct Passage: Encodable {
    var recorded: [String]
    var simulated: String?
    var isSame: Bool
    var isWhole: Bool
    var isAfterAction: Bool
  }

  package init(_ report: RecordingsReport) {
    headline = report.headline
    byInterface = report.byInterface
    bySystem = report.bySystem
    byYear = report.byYear
    byReader = report.byReader
    cases = report.comparisons.map { file, comparison in
      let (outcome, reason) = comparison.outcome.words
      return Case(
        name: comparison.recording.name, file: file, source: comparison.recording.source,
        reader: comparison.reader.rawValue,
        system: comparison.recording.system?.description ?? comparison.system.rawValue, year: comparison.year,
        interface: comparison.recording.interface.rawValue, outcome: outcome, reason: reason,
        passages: comparison.passages.map {
          Passage(
            recorded: $0.recorded, simulated: $0.simulated, isSame: $0.isSame, isWhole: $0.isWhole,
            isAfterAction: $0.isAfterAction)
        }, simulated: comparison.simulated)
    }
  }

  /// Writes the document with sorted keys, so that the same comparisons give the same bytes.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension RecordingComparison.Outcome {
  fileprivate var words: (outcome: String, reason: String?) {
    switch self {
    case .right: ("right", nil)
    case .miss(let reason): ("miss", reason)
    case .incomparable(let reason): ("incomparable", reason)
    case .wrong: ("wrong", nil)
    case .rightUnexpectedly: ("right unexpectedly", nil)
    }
  }
}
