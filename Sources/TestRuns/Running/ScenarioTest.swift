import Audits
import Diagnostics
internal import Foundation
import Importers
import Interface
internal import Reports
import ScenarioFiles
import Transcripts
internal import Utterances
import VoiceOver

/// Reads one scenario file, plays it and compares; it writes nothing.
struct ScenarioTest: Sendable {
  var path: String
  var variation: Variation
  /// Only scenarios with one of these tags; all if there are none.
  var tags: [String] = []
  /// What holds where the scenario says nothing.
  var defaults = ScenarioDefaults()
  /// What is looked for besides.
  var audit = Audit.brief
  /// Whether warnings fail.
  var isStrict = false
  /// Whether the results hold all that a reviewer is told of them.
  var isReviewed = false
  /// A folder with the file as it was.
  var before: String?
  /// Where previews are found.
  var library: (any PreviewLibrary)?

  /// The results of the scenario and of the variants that it asks for.
  func results() -> [TestResult] {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let loaded = try read()
      let scenario = loaded.scenario
      guard tags.isEmpty || !Set(tags).isDisjoint(with: scenario.tags) else { return [] }
      let recordings = scenario.recordingComparisons
      var results: [TestResult] = recordings.isEmpty ? [] : [compared(recordings)]
      if recordings.isEmpty {
        for variation in variations(of: scenario) {
          results.append(played(loaded, variation, isFirst: results.isEmpty))
        }
        results += matrixResults(loaded)
        results.tellFindingsOnce(in: loaded)
      }
      results[0].seconds = start.duration(to: clock.now).seconds
      return results
    } catch {
      var result = TestResult(testCase)
      result.failures = error.diagnostics.shown.prefix(1).map { first in
        .init(
          isWrongInput: true, message: first.message, text: error.text(), sentences: error.text(isAccessible: true),
          place: first.place)
      }
      result.included = error.file.names.included
      return [result]
    }
  }

  /// The scenario in the file, the preview, or the one that a capture of a running app is imported as.
  private func read() throws(ScenarioError) -> LoadedScenario {
    if let library, let preview = PreviewAddress(path) { return try library.scenario(of: preview, defaults: defaults) }
    switch try readFile(try FileBytes.read(path), name: path) {
    case .capture(let capture): return LoadedScenario(CaptureImport(capture).scenario, in: capture.file)
    case .scenario(let source): return LoadedScenario(try readScenario(source, defaults: defaults), in: source.file)
    }
  }

  private var testCase: TestCase { TestCase(path: path, variant: variation.name) }

  /// What the command line asks for; else the scenario as it stands, and the variants that it asks for itself.
  private func variations(of scenario: Scenario) -> [Variation] {
    variation.name == nil ? Variation.all(of: scenario) : [variation]
  }

  /// The results under all that a scenario asks to be played under: of that under which the same is heard and no golden
  /// says otherwise, there is none.
  private func matrixResults(_ loaded: LoadedScenario) -> [TestResult] {
    let variations = variation.name == nil ? Variation.matrix(of: loaded.scenario) : []
    guard !variations.isEmpty else { return [] }
    let usual = Transcript(of: loaded.scenario, heard: loaded.scenario.play(), withScreens: true)
    let text = usual.text()
    return variations.compactMap { variation in
      let result = played(loaded, variation, isFirst: false) { transcript in
        var transcript = transcript
        // What is set is not what is heard.
        (transcript.settings, transcript.reader) = (usual.settings, usual.reader)
        return transcript.text() == text
      }
      return result.isNeedless ? nil : result
    }
  }

  // What is heard needs no golden of its own where it is known from another one.
  private func played(
    _ loaded: LoadedScenario, _ variation: Variation, isFirst: Bool, isKnown: (Transcript) -> Bool = { _ in false }
  ) -> TestResult {
    let testCase = TestCase(path: path, variant: variation.name)
    var result = TestResult(testCase)
    var scenario = variation.applied(to: loaded.scenario)
    scenario.isDrawn.wrapped = isReviewed
    let walk = scenario.play()
    let resting = scenario.screensAtRest(after: walk)
    let transcript = Transcript(of: scenario, heard: walk, atRest: resting)
    result.failures = transcript.failures.map { .init($0.problem, of: $0.flow, in: loaded.file) }
    if isFirst { result.coverage = Coverage(of: walk, atRest: resting, in: scenario) }
    result.isStrict = isStrict
    result.included = loaded.file.names.included
    result.note(audit, of: scenario, heard: walk, in: loaded)
    // Under other circumstances than its own, a scenario does not show what it has been accepted for.
    if self.variation.name != nil { result.needless = [] }
    let written = compare(transcript, in: variation.style, isKnown, &result)
    if isReviewed {
      let written = written ?? transcript.goldenText(in: variation.style, besides: nil)
      result.review = review(of: result, scenario, heard: walk, atRest: resting, in: transcript, written, variation)
    }
    return result
  }

  /// Compares a transcript with the golden of its case.
  ///
  /// - Returns: What stands in the golden if the transcript is accepted; `nil` if the golden cannot be read.
  private func compare(
    _ transcript: Transcript, in style: Style, _ isKnown: (Transcript) -> Bool, _ result: inout TestResult
  ) -> String? {
    let golden = result.testCase.golden
    do {
      let recorded = try golden.recorded()
      let text = transcript.goldenText(in: style, besides: recorded)
      if let recorded {
        result.comparison = compared(transcript, text, in: style, with: recorded)
      } else {
        // What a failed walk says is not worth keeping, so that it misses no golden either.
        result.comparison = isKnown(transcript) || !result.failures.isEmpty ? .none : .missing
      }
      if result.failures.isEmpty { result.transcript = text }
      return text
    } catch {
      result.failures.append(.init(reading: golden.path, error))
      return nil
    }
  }

  /// What comes of comparing a transcript with its golden.
  private func compared(
    _ transcript: Transcript, _ text: String, in style: Style, with recorded: String
  ) -> TestResult.Comparison {
    guard recorded != text else { return .same }
    let difference = SpeechDifference(from: recorded, to: transcript, asIn: text, in: style)
    let place = difference.firstChange.flatMap { transcript.places(in: style).place(atLine: $0) }
    return .differs(.init(recorded: recorded, transcript: text, difference: difference, place: place))
  }

  /// All that a reviewer is told of a result, with the screens as they were where they changed.
  private func review(
    of result: TestResult, _ scenario: Scenario, heard walk: Walk, atRest resting: [RestingScreen],
    in transcript: Transcript, _ text: String, _ variation: Variation
  ) -> Report.Case {
    var review = Report.Case(
      result, of: scenario, heard: walk, atRest: resting, in: transcript, text, style: variation.style)
    guard let before, case .differs = result.comparison else { return review }
    do {
      let earlier = ScenarioTest(path: "\(before)/\(path.shown)", variation: variation, defaults: defaults)
      var scenario = variation.applied(to: try earlier.read().scenario)
      scenario.isDrawn.wrapped = true
      review.addScreensBefore(of: scenario)
    } catch {
      let reason = error.diagnostics.shown.first?.message ?? "it cannot be read"
      review.notes.append("How it looked before is not known: \(reason).")
    }
    return review
  }

  /// A file of recordings is as expected if all of its cases are.
  private func compared(_ recordings: [RecordingComparison]) -> TestResult {
    var result = TestResult(testCase)
    result.failures = recordings.filter(\.isUnexpected).map { comparison in
      let lines = comparison.isRight ? [] : comparison.lines
      return .init(
        isWrongInput: false, message: ([comparison.headline] + lines).joined(separator: "; "),
        text: ([comparison.headline] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n",
        sentences: ([comparison.headline] + lines).joined(separator: "\n") + "\n")
    }
    return result
  }
}

extension TestResult {
  /// Whether there is nothing to tell: no golden to compare with, none to record, and nothing wrong.
  fileprivate var isNeedless: Bool {
    guard case .none = comparison else { return false }
    return failures.isEmpty
  }
}

extension TestResult.Failure {
  /// A step that failed.
  init(_ problem: Problem, of flow: String?, in file: SourceFile) {
    let diagnostic = Diagnostic(problem)
    self.init(
      isWrongInput: problem.isWrongInput, message: problem.description, text: DiagnosticRenderer(file).text(diagnostic),
      sentences: DiagnosticRenderer(file, isAccessible: true).text(diagnostic), place: diagnostic.place, flow: flow)
  }

  /// What stands in the way of reading a golden.
  fileprivate init(reading path: String, _ error: any Error) {
    let sentence = "\(path): error: cannot read the golden: \(error.localizedDescription)\n"
    self.init(isWrongInput: true, message: "cannot read the golden", text: sentence, sentences: sentence)
  }
}

extension [SourcePlace] {
  /// Where the view of a line of the transcript stands; else the nearest before it.
  fileprivate func place(atLine number: Int) -> SourcePlace? {
    guard number >= 1 else { return nil }
    return prefix(number).last { $0 != .code }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
