/// Why reports cannot be read or put together.
package enum RunRecordError: Error, Sendable, Hashable {
  /// None of the paths leads to a report.
  case noReports([String])
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
  package var description: String {
    switch self {
    case .noReports(let paths): "there are no reports in \(paths.joined(separator: ", "))"
    case .notAReport(let name, let line): "\(name):\(line): this is not a line of a report in jsonl"
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
