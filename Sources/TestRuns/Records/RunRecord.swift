internal import Foundation

/// The report of a run in JSON Lines, read back.
public struct RunRecord: Sendable {
  /// The name of the file, for messages.
  public let name: String
  /// The results in the order of the run.
  public let results: [TestResult]
  let run: RunLine

  /// Reads the report of a run.
  ///
  /// - Throws: ``RunRecordError`` if the text is no such report, or ends before the run has ended.
  public init(_ text: String, name: String) throws(RunRecordError) {
    self.name = name
    var results: [TestResult] = []
    var run: RunLine?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
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

/// How a run came out, as the last line of its report in JSON Lines.
struct RunLine: Codable, Sendable {
  static let kind = "run"
  static let version = 2

  /// The part of the scenarios that was tested.
  struct ShardLine: Codable, Sendable {
    var index: Int
    var count: Int
  }

  var kind = RunLine.kind
  var version = RunLine.version
  var total: Int
  var counts: [String: Int]
  var obsolete: [String]
  var unclaimed: [String]
  var selection: [String]
  var shard: ShardLine?
  var isComplete: Bool
  var summary: String
}

extension RunLine {
  init(_ summary: RunSummary) {
    total = summary.total
    counts = Dictionary(uniqueKeysWithValues: summary.counts.map { ($0.key.rawValue, $0.value) })
    obsolete = summary.obsolete
    unclaimed = summary.unclaimed
    selection = summary.selection
    shard = summary.shard.map { ShardLine(index: $0.index, count: $0.count) }
    isComplete = summary.isComplete
    self.summary = summary.text
  }
}

/// Why reports cannot be read or put together.
public enum RunRecordError: Error, Sendable, Hashable {
  /// None of the paths leads to a report.
  case noReports([String])
  case unreadable(name: String)
  /// A line is not one of a report.
  case notAReport(name: String, line: Int)
  /// The report ends before its run did.
  case unfinished(name: String)
  /// Another version of the program has written it, whose lines mean something else.
  case otherVersion(name: String, version: Int)
  /// Two reports are of runs that were divided into different numbers of shards.
  case differentShards(String, String)
  /// Nobody knows what these shards have tested.
  case missingShards([Int], count: Int)
  /// A scenario stands in two reports.
  case twice(path: String, String, String)
}

extension RunRecordError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noReports(let paths): "there are no reports in \(paths.joined(separator: ", "))"
    case .unreadable(let name): "\(name) can not be read"
    case .notAReport(let name, let line): "\(name):\(line): this is no line of a report in jsonl"
    case .unfinished(let name): "\(name): the report has no end; its run was cut off"
    case .otherVersion(let name, let version):
      "\(name): the report is of version \(version); this program reads version \(RunLine.version)"
    case .differentShards(let first, let second): "\(first) and \(second) are not shards of the same run"
    case .missingShards(let missing, let count):
      "the report of shard \(missing.map { "\($0)" }.joined(separator: ", ")) of \(count) is missing"
    case .twice(let path, let first, let second): "\(path) is in \(first) and in \(second)"
    }
  }
}
