internal import Interface

/// Comparisons with recordings, scored by how the interface is known, by system and by year; other screen readers than
/// VoiceOver have a score of their own.
package struct RecordingsReport: Sendable {
  /// A group of recordings under one aspect, such as those of one system.
  package struct Group: Sendable, Hashable, Encodable {
    package var name: String
    package var score: RecordingScore
  }

  /// All comparisons, each with the file that it is from.
  package private(set) var comparisons: [(file: String, comparison: RecordingComparison)] = []

  package init() {}

  package mutating func add(_ comparisons: [RecordingComparison], of file: String) {
    self.comparisons += comparisons.map { (file, $0) }
  }

  package var isEmpty: Bool { comparisons.isEmpty }

  /// The score that counts: of cases whose interface is known from code or from a capture.
  package var headline: RecordingScore { comparable.filter(\.recording.interface.isCertain).score }

  /// The score by the screen reader that was heard.
  package var byReader: [Group] {
    RecordingComparison.Reader.allCases.map { reader in
      Group(name: reader.rawValue, score: compared.filter { $0.reader == reader }.score)
    }.filter(\.isCounted)
  }

  /// The score by how the interface is known.
  package var byInterface: [Group] {
    InterfaceKnowledge.allCases.map { knowledge in
      Group(name: knowledge.rawValue, score: comparable.filter { $0.recording.interface == knowledge }.score)
    }.filter(\.isCounted)
  }

  /// The score by the system that was heard.
  package var bySystem: [Group] {
    Platform.System.allCases.map { system in
      Group(name: system.rawValue, score: comparable.filter { $0.system == system }.score)
    }.filter(\.isCounted)
  }

  /// The score by the year in which it was heard, the newest first.
  package var byYear: [Group] {
    let years = Set(comparable.map(\.year)).sorted { ($0 ?? 0) > ($1 ?? 0) }
    return years.map { year in
      Group(name: year.map(String.init) ?? "not told", score: comparable.filter { $0.year == year }.score)
    }
  }

  /// The cases of VoiceOver among those that can be compared.
  private var comparable: [RecordingComparison] { compared.filter { $0.reader == .voiceOver } }

  /// The cases of which a simulation can say the same.
  private var compared: [RecordingComparison] {
    comparisons.map(\.comparison).filter { comparison in
      if case .incomparable = comparison.outcome { false } else { true }
    }
  }

  /// How many cases are known not to be comparable.
  package var incomparable: Int { comparisons.count - compared.count }

  /// How many cases came out otherwise than they are marked.
  package var unexpected: Int { comparisons.count { $0.comparison.isUnexpected } }

  /// How many cases are marked as misses.
  package var misses: Int {
    comparisons.count { if case .miss = $0.comparison.outcome { true } else { false } }
  }
}

extension RecordingsReport.Group {
  fileprivate var isCounted: Bool { score.cases.total > 0 }
}
