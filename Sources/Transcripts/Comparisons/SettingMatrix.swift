internal import Diagnostics
package import Interface
package import Utterances
package import VoiceOver

/// What becomes of a scenario under each thing that a person can set: what is heard otherwise, and what cannot be done.
package struct SettingMatrix: Sendable {
  /// What became of the scenario under some changes that make the same of it.
  package struct Row: Sendable {
    package var changes: [PersonalChange]
    package var difference: SpeechDifference
    /// The steps that cannot be done, and could before.
    package var problems: [Problem]
  }

  /// The changes in their order; those of which the same comes stand in one row.
  package private(set) var rows: [Row] = []

  /// Plays a scenario as it is, and under each change that it has not been made for already.
  package init(
    of scenario: Scenario, under changes: [PersonalChange] = PersonalChange.display + PersonalChange.technologies
  ) {
    let transcript = Transcript(of: scenario)
    let text = transcript.text()
    let known = Set(transcript.problems.map(\.message))
    let readsSettings = SettingUse.isFound(in: scenario)
    lazy var same = SpeechDifference(from: text, to: transcript)
    for change in changes {
      guard let changed = change.applied(to: scenario) else { continue }
      // What nothing depends on is not played.
      if !readsSettings, change.changesLooksAlone {
        add(change, same, [])
        continue
      }
      var other = Transcript(of: changed)
      // What is set stands beside the row.
      (other.settings, other.reader) = (transcript.settings, transcript.reader)
      let difference = SpeechDifference(from: text, to: other)
      let problems = other.problems.filter { !known.contains($0.message) }
      add(change, difference, problems)
    }
  }

  private mutating func add(_ change: PersonalChange, _ difference: SpeechDifference, _ problems: [Problem]) {
    if let index = rows.firstIndex(where: { $0.difference.tellsLike(difference) && $0.problems == problems }) {
      rows[index].changes.append(change)
    } else {
      rows.append(Row(changes: [change], difference: difference, problems: problems))
    }
  }

  /// Whether a flow cannot be finished under one of the changes.
  package var isBroken: Bool { rows.contains { !$0.problems.isEmpty } }

  /// The table, for people.
  package var text: String { rows.map(\.text).joined() }
}

extension SettingMatrix.Row {
  /// What became of it in a word.
  package var outcome: String { !problems.isEmpty ? "broken" : difference.isEmpty ? "same" : "different" }

  /// The changes, those of one setting together: `dynamicType accessibility1, accessibility2; boldText on`.
  package var names: String {
    var groups: [(setting: String, values: [String])] = []
    for change in changes {
      // Settings that are changed together have a name as a whole.
      let isAlone = change.settings.count < 2
      let parts = isAlone ? change.words.split(separator: " ", maxSplits: 1).map(String.init) : [change.words]
      if isAlone, groups.last?.setting == parts[0] {
        groups[groups.count - 1].values += parts.dropFirst()
      } else {
        groups.append((parts[0], Array(parts.dropFirst())))
      }
    }
    return groups.map { setting, values in
      values.isEmpty ? setting : "\(setting) \(values.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  fileprivate var text: String {
    var text = "  \(outcome): \(names)\n"
    for problem in problems { text += "    at line \(problem.origin.line): \(problem)\n" }
    if !difference.isEmpty {
      text += difference.text(context: 0).split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    return text
  }
}

extension SpeechDifference {
  /// Whether two differences of one transcript are told in the same words.
  fileprivate func tellsLike(_ other: SpeechDifference) -> Bool {
    isEmpty && other.isEmpty || self == other
  }
}
