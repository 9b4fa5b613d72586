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
      result.failures = [TestResult.Failure(error)].compactMap(\.self)
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

  /// The result of playing the scenario under a variation.
  ///
  /// - Parameters:
  ///   - loaded: The scenario as it stands.
  ///   - variation: What is changed in it.
  ///   - isFirst: Whether it tells how much of the scenario is gone through, which is told once.
  ///   - isKnown: Whether what is heard is known from another golden, so that it needs none of its own.
  /// - Returns: The result.
  private func played(
    _ loaded: LoadedScenario, _ variation: Variation, isFirst: Bool, isKnown: (Transcript) -> Bool = { _ in false }
  ) -> TestResult {
    let testCase = TestCase(path: path, variant: variation.name)
    var result = TestResult(testCase)
    let played = PlayedScenario(loaded.scenario, under: variation, isDrawn: isReviewed)
    let transcript = Transcript(of: played.scenario, heard: played.walk, atRest: played.resting)
    result.failures = transcript.failures.map { .init($0.problem, of: $0.flow, in: loaded.file) }
    if isFirst { result.coverage = Coverage(of: played.walk, atRest: played.resting, in: played.scenario) }
    result.isStrict = isStrict
    result.included = loaded.file.names.included
    result.note(audit, of: played.scenario, heard: played.walk, in: loaded)
    // Under other circumstances than its own, a scenario does not show what it has been accepted for.
    if self.variation.name != nil { result.needless = [] }
    let written = compare(transcript, in: played.style, isKnown, &result)
    guard isReviewed else { return result }
    let text = written ?? transcript.goldenText(in: played.style, besides: nil)
    var review = Report.Case(result, of: played, in: transcript, text)
    if let before, case .differs = result.comparison { addScreens(to: &review, of: before, variation) }
    result.review = review
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

  /// Adds the screens as they were where they changed, from the folder with the file as it was.
  private func addScreens(to review: inout Report.Case, of before: String, _ variation: Variation) {
    do {
      let earlier = ScenarioTest(path: "\(before)/\(path.shown)", variation: variation, defaults: defaults)
      review.addScreensBefore(PlayedScenario(try earlier.read().scenario, under: variation, isDrawn: true))
    } catch {
      let reason = error.diagnostics.shown.first?.message ?? "it cannot be read"
      review.notes.append("How it looked before is not known: \(reason).")
    }
  }

  /// A file of recordings is as expected if all of its cases are.
  private func compared(_ recordings: [RecordingComparison]) -> TestResult {
    var result = TestResult(testCase)
    result.failures = recordings.filter(\.isUnexpected).map { .init($0) }
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
