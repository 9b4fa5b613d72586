internal import Diagnostics
import Transcripts

/// The reports of several machines put together, as if one of them had tested everything.
package struct MergedRun: Sendable {
  /// All results, in the order of their paths.
  package let results: [TestResult]
  package private(set) var summary = RunSummary()

  /// Puts reports together: those of all shards of a run, or of runs over different scenarios.
  ///
  /// - Throws: ``RunRecordError`` if a shard is missing, or a scenario is in two reports.
  package init(_ records: [RunRecord]) throws(RunRecordError) {
    try MergedRun.checkShards(records)
    try MergedRun.checkPaths(records)
    let all = records.flatMap(\.results).enumerated()
    results = all.sorted { ($0.element.testCase.path, $0.offset) < ($1.element.testCase.path, $1.offset) }
      .map(\.element)
    for result in results { summary.add(result) }
    summary.selection = MergedRun.distinct(records.flatMap(\.run.selection))
    summary.otherRelease = records.lazy.compactMap(\.run.otherRelease).compactMap(Release.init).first
    summary.isComplete = records.allSatisfy(\.run.isComplete)
    summary.unclaimed = Set(records.flatMap(\.run.unclaimed)).sorted()
  }

  /// A machine whose report is lost must not make a pass.
  private static func checkShards(_ records: [RunRecord]) throws(RunRecordError) {
    guard let first = records.first(where: { $0.run.shard != nil }), let count = first.run.shard?.count else { return }
    for record in records where record.run.shard?.count != count { throw .differentShards(first.name, record.name) }
    let present = Set(records.compactMap(\.run.shard?.index))
    let missing = (1...max(1, count)).filter { !present.contains($0) }
    guard missing.isEmpty else { throw .missingShards(missing, count: count) }
  }

  private static func checkPaths(_ records: [RunRecord]) throws(RunRecordError) {
    var names: [TestCase: String] = [:]
    for record in records {
      for result in record.results {
        guard let other = names.updateValue(record.name, forKey: result.testCase) else { continue }
        throw .twice(path: result.testCase.name, other, record.name)
      }
    }
  }

  private static func distinct(_ notes: [String]) -> [String] {
    var seen: Set<String> = []
    return notes.filter { seen.insert($0).inserted }
  }
}
