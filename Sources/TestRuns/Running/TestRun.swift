package import Audits
internal import Foundation
package import ScenarioFiles
import Transcripts

/// A run over scenario files: plays them in parallel, writes what it may, reports in the order of the files.
package struct TestRun: Sendable {
  package var files: [String]
  package var variation: Variation
  /// Only scenarios with one of these tags are tested; all if there are none.
  package var tags: [String] = []
  /// Whether warnings fail.
  package var isStrict = false
  /// Whether results hold all that a reviewer is told of them.
  package var isReviewed = false
  /// A folder with the same files as they were, for how changed screens looked; `nil` if there is none.
  package var before: String?
  /// What holds where a scenario says nothing.
  package var defaults = ScenarioDefaults()
  /// What is looked for besides the words.
  package var audit = Audit.brief
  /// Where previews are found; with it, everything is played on the calling thread before anything is written.
  package var library: (any PreviewLibrary)?
  package var rule: WritingRule
  /// How many files are played at the same time.
  package var jobs: Int
  /// Whether the first result that does not pass ends the run.
  package var stopsAtFailure: Bool

  package init(
    files: [String], variation: Variation = Variation(),
    rule: WritingRule = WritingRule(update: nil, isReadOnly: true), jobs: Int = 1, stopsAtFailure: Bool = false
  ) {
    self.files = files
    self.variation = variation
    self.rule = rule
    self.jobs = jobs
    self.stopsAtFailure = stopsAtFailure
  }

  /// Plays all files, and hands each result over in the order of the files.
  ///
  /// - Parameters:
  ///   - isWanted: Asked before each file, whether to go on.
  ///   - report: Takes the results.
  /// - Returns: Whether all files were played.
  package func perform(while isWanted: () -> Bool = { true }, _ report: (TestResult) -> Void) -> Bool {
    var isComplete = true
    let (variation, tags, defaults, library, collisions) = (variation, tags, defaults, library, collisions)
    let (isStrict, isReviewed, before) = (isStrict, isReviewed, before)
    let audit = audit
    var goldens: [String: String] = [:]
    let play: @Sendable (String) -> [TestResult] = { path in
      collisions[path].map { [.collision(TestCase(path: path, variant: variation.name), with: $0)] }
        ?? ScenarioTest(
          path: path, variation: variation, tags: tags, defaults: defaults, audit: audit, isStrict: isStrict,
          isReviewed: isReviewed, before: before, library: library
        ).results()
    }
    func deliver(_ results: [TestResult]) -> Bool {
      for result in results {
        // A variant can have the golden of another file: that of a.de.yaml, and that of the variant de of a.yaml.
        let other = goldens.updateValue(result.testCase.name, forKey: result.testCase.golden.path)
        let result = other.map { .collision(result.testCase, with: $0) } ?? written(result)
        report(result)
        if stopsAtFailure, !result.verdict.isPass {
          isComplete = false
          return false
        }
      }
      if !isWanted() { isComplete = false }
      return isComplete
    }
    guard library == nil else {
      // Should an app crash, the run begins again without it, and nothing must have been told or written by then.
      _ = files.map(play).allSatisfy(deliver)
      return isComplete
    }
    OrderedWork.perform(files, jobs: jobs, work: play, deliver: deliver)
    return isComplete
  }

  /// Does what the rule allows.
  ///
  /// Only what is handed over is written, and never by two at the same time.
  private func written(_ result: TestResult) -> TestResult {
    var result = result
    guard let transcript = result.transcript else {
      if result.hasFailedFlow, rule.recordsFailures(besides: result.comparison) { result.writing = .withheld }
      return result
    }
    let golden = result.testCase.golden
    do {
      switch rule.writing(for: result.comparison) {
      case .recorded where result.hasErrors: result.writing = .withheld
      case .recorded:
        try golden.record(transcript)
        result.writing = .recorded
      case .suspended:
        try golden.suspend(transcript)
        result.writing = .suspended
      case .nothing, .withheld, .failed:
        // What is as expected has nothing to decide on any more.
        if case .same = result.comparison, rule.suspends { try golden.reject() }
      }
    } catch {
      result.writing = .failed(reason: error.unwritten(golden.path))
    }
    return result
  }

  /// The files whose goldens would be the same file as that of another, with the other.
  private var collisions: [String: String] {
    var first: [String: String] = [:]
    var collisions: [String: String] = [:]
    for path in files {
      let golden = URL(filePath: TestCase(path: path).golden.path).standardizedFileURL.path
      guard let other = first[golden] else {
        first[golden] = path
        continue
      }
      collisions[path] = other
      collisions[other] = path
    }
    return collisions
  }
}

extension TestResult {
  fileprivate static func collision(_ testCase: TestCase, with other: String) -> TestResult {
    var result = TestResult(testCase)
    let message = "the golden would be the same file as that of \(other); rename one of them"
    result.failures = [
      Failure(
        isWrongInput: true, message: message, text: "\(testCase.name): error: \(message) [golden-name]\n",
        sentences: "\(testCase.name): error: \(message) (golden-name)\n")
    ]
    return result
  }
}
