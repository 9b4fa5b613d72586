package import Diagnostics
package import Foundation
internal import Markup

/// How much of what can go wrong a suite of goldens shows.
package struct MutationReport: Sendable {
  /// A regression with what became of it.
  package struct Trial: Sendable {
    /// The names of the scenario's file and of those that it includes.
    package var names: FileNames
    package var mutation: Mutation
    package var outcome: MutationTest.Outcome

    package init(_ names: FileNames, _ mutation: Mutation, _ outcome: MutationTest.Outcome) {
      self.names = names
      self.mutation = mutation
      self.outcome = outcome
    }
  }

  private var trials: [Trial] = []
  /// Scenarios that are compared with recordings, and were left out.
  package var recordings = 0

  package init() {}

  package mutating func add(_ trial: Trial) { trials.append(trial) }

  /// How many regressions became what.
  private func count(_ outcome: MutationTest.Outcome, of kind: MutationKind? = nil) -> Int {
    trials.count { $0.outcome == outcome && (kind == nil || $0.mutation.kind.id == kind?.id) }
  }

  /// The share of the regressions that would be noticed, in percent; of those that a person would meet.
  package var percentage: Double {
    let (noticed, unnoticed) = (count(.noticed), count(.unnoticed))
    return noticed + unnoticed == 0 ? 100 : Double(noticed) * 100 / Double(noticed + unnoticed)
  }

  /// The report for people: what is not noticed, at its place, then how much is, sort by sort, the sum last.
  package var text: String {
    let missed = trials.filter { $0.outcome == .unnoticed }.map { trial in
      "\(trial.names.position(trial.mutation.place)): not noticed: \(trial.mutation.words)"
        + " [\(trial.mutation.kind.id)]\n"
    }
    let kinds = MutationKind.all.compactMap { kind -> String? in
      let (noticed, unnoticed) = (count(.noticed, of: kind), count(.unnoticed, of: kind))
      return noticed + unnoticed == 0 ? nil : "\(kind.id): \(noticed) of \(noticed + unnoticed) noticed\n"
    }
    return missed.joined() + (missed.isEmpty ? "" : "\n") + kinds.joined() + "\n\(summary)\n"
  }

  /// The sum in one line.
  package var summary: String {
    let all = count(.noticed) + count(.unnoticed)
    var parts = ["\(count(.noticed)) of \(all) regressions noticed (\(percentage.inTenths) %)"]
    let harmless = count(.harmless)
    if harmless > 0 { parts.append("\(harmless) more change nothing that a person meets") }
    if recordings > 0 { parts.append("\(recordings.counted("scenario")) with recordings left out") }
    return parts.joined(separator: ", ")
  }

  /// The report for programs.
  package func json() throws -> Data {
    let encoder = JSONEncoder(.lines)
    let items = trials.map(Item.init)
    return try encoder.encode(Document(percentage: percentage, mutations: items)) + Data("\n".utf8)
  }

  private struct Document: Encodable {
    var version = 1
    var percentage: Double
    var mutations: [Item]
  }

  private struct Item: Encodable {
    var path: String
    var line: Int
    var column: Int
    var kind: String
    var words: String
    var outcome: MutationTest.Outcome

    init(_ trial: Trial) {
      path = trial.names.file(of: trial.mutation.place)
      line = trial.mutation.place.line
      column = trial.mutation.place.column
      kind = trial.mutation.kind.id
      words = trial.mutation.words
      outcome = trial.outcome
    }
  }
}

extension Double {
  /// The number with one decimal, never rounded up to a hundred.
  fileprivate var inTenths: String {
    let tenths = Int((self * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
