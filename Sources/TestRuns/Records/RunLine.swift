internal import Diagnostics

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
  /// What the run was made with.
  var generator: String? = Release.current.signature
  /// The release whose words the goldens hold, if it was another one.
  var otherRelease: String?
  var total: Int
  var counts: [String: Int]
  var obsolete: [String]
  var unclaimed: [String]
  var selection: [String]
  var shard: ShardLine?
  var isComplete: Bool
  /// How much was gone through, in words.
  var coverage: String?
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
    coverage = summary.coverage.summary
    otherRelease = summary.otherRelease?.description
    self.summary = summary.text
  }
}
