import Transcripts

/// Reports for people: what differs and what it means, the result last.
package struct TextReporter: Reporter {
  /// How differences are shown.
  package enum DifferenceForm: String, Sendable, CaseIterable {
    /// As what is no longer heard and what is heard now.
    case speech
    /// As `diff -u` writes it.
    case unified
  }

  /// What the person and the surroundings want of a report.
  package struct Options: Sendable {
    package var difference = DifferenceForm.speech
    package var isColored = false
    /// Whether the report is made for listening: sentences in place of marks and columns.
    package var isAccessible = false
    /// Whether nobody can decide here on what differs.
    package var isCI = false

    package init() {}

    var withoutColor: Options {
      var options = self
      options.isColored = false
      return options
    }
  }

  private let options: Options
  /// The scenarios to test again with `-u`.
  private var updatable: [String] = []

  package init(_ options: Options = Options()) { self.options = options }

  package mutating func report(_ result: TestResult) -> String {
    var text = ""
    let name = result.testCase.name
    switch result.writing {
    case .recorded: return "recorded \(result.testCase.golden.path)\n" + findings(of: result)
    case .failed(let reason): text += "\(name): \(reason)\n"
    case .withheld: text += "\(name): \(result.withheldSentence)\n"
    case .nothing, .suspended: break
    }
    for (index, failure) in result.failures.enumerated() {
      if let heading = failure.heading, index == 0 || heading != result.failures[index - 1].heading {
        text += "\(name): \(heading)\n"
      }
      text += options.isAccessible ? failure.sentences : failure.text
    }
    switch result.comparison {
    case .same, .none: break
    case .missing:
      text += "\(name): no golden\n"
      noteUpdatable(result)
    case .differs(let change):
      text += "\(name): differs from its golden, \(change.summary)\n\(self.text(of: change, result.testCase))"
      noteUpdatable(result)
    }
    if result.failures.isEmpty, !result.failingFindings.isEmpty { text += "\(name): failed by what is found\n" }
    text += findings(of: result)
    return text.isEmpty ? "" : text + "\n"
  }

  /// What is odd about the interface.
  private func findings(of result: TestResult) -> String {
    result.findings.map { options.isAccessible ? $0.sentences : $0.text }.joined()
  }

  /// Notes a scenario that `-u` records: none whose walk failed, and none twice because of its variants.
  private mutating func noteUpdatable(_ result: TestResult) {
    guard result.failures.isEmpty, !result.hasErrors, updatable.last != result.testCase.path else { return }
    updatable.append(result.testCase.path)
  }

  private func text(of change: TestResult.Change, _ testCase: TestCase) -> String {
    // What differs in its line breaks only has no speech to tell of; where that is, the line above has said in words.
    let isUnified = options.difference == .unified || change.difference.isEmpty && !options.isAccessible
    if isUnified {
      return UnifiedDifference(from: change.recorded, to: change.transcript, path: testCase.golden.path).text()
    }
    guard options.isAccessible else { return change.difference.text(isColored: options.isColored) }
    return change.difference.sentences.map { $0 + "\n" }.joined()
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    var text = summary.obsolete.map { "\($0): belongs to no scenario any more\n" }.joined()
    if !updatable.isEmpty {
      let paths = updatable.count > 5 ? "" : updatable.map { " " + $0 }.joined()
      text += options.isCI ? "To adopt: run 'a11ysim test -u\(paths)' and commit.\n" : ""
    }
    text += summary.coverage.closedLines.map { $0 + "\n" }.joined()
    if !summary.coverage.summary.isEmpty { text += summary.coverage.summary + "\n" }
    if let note = summary.releaseNote { text += note + "\n" }
    text += summary.text
    if summary.suspended > 0 {
      let isNewOnly = summary.suspendedFirsts == summary.suspended
      text += ". Decide on what \(isNewOnly ? "is new" : "differs"): a11ysim review"
    }
    return text + "\n"
  }
}

extension TestResult.Failure {
  /// What stands above all that can be said; wrong input outside flows tells itself what it is.
  fileprivate var heading: String? { flow.map { "flow '\($0.onOneLine)' failed" } ?? (isWrongInput ? nil : "failed") }
}

extension TestResult.Change {
  /// What has changed, in a few words.
  var summary: String { difference.isEmpty ? "only in its line breaks or empty lines" : difference.summary }
}
