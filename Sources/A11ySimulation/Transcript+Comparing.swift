internal import Elements
internal import Foundation
internal import TestRuns
public import Transcripts
internal import Utterances

/// What tests ask of a transcript.
extension Transcript {
  /// What is heard at once, an entry for each utterance and announcement.
  public var heard: [String] { events.compactMap(\.heard) }

  /// What was last heard at an element, by its label or its identifier; `nil` if the walk did not come to it.
  public func utterance(at name: String) -> Utterance? {
    for case .focus(let element, let utterance) in events.reversed()
    where element.answers(to: name) {
      return utterance
    }
    return nil
  }

  /// How the transcript differs from an expected one; empty if it does not.
  ///
  /// `#expect(transcript.difference(from: expected).isEmpty)` shows the difference as speech when it fails. An expected
  /// text without the header, which begins with `scenario:`, is compared with what stands below it.
  public func difference(from expected: String) -> SpeechDifference {
    SpeechDifference(from: expected.hasPrefix("scenario: ") ? expected : heading + expected, to: self)
  }

  /// How the transcript differs from the golden `Goldens/NAME.golden.txt` beside the test; empty if it does not.
  ///
  /// Keep it in a constant, so that a failure shows it: `#expect(difference.isEmpty)`.
  ///
  /// The variable `A11YSIM_UPDATE` takes the words of `a11ysim test --update`. Without it, what differs waits beside
  /// its golden for `a11ysim review`; in CI nothing is written.
  ///
  /// Where neither says anything, ``GoldenRecording`` of the test counts.
  public func difference(fromGolden name: String, besides file: String = #filePath) throws -> SpeechDifference {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens")
    return try difference(from: Golden(path: folder.appending(path: name + Golden.suffix).path))
  }

  /// How the transcript differs from the golden that stands beside a scenario file; empty if it does not.
  package func difference(fromGoldenOf scenario: String) throws -> SpeechDifference {
    try difference(from: Golden(besides: scenario))
  }

  /// How the transcript differs from a golden, which the variable `A11YSIM_UPDATE` has recorded anew; empty if it does
  /// not.
  package func difference(from golden: Golden) throws -> SpeechDifference {
    let variables = ProcessInfo.processInfo.environment
    let isCI = RunEnvironment(variables, hasTerminal: false).isCI
    let asked = variables["A11YSIM_UPDATE"].flatMap { UpdateMode(rawValue: $0) }
    let rule = WritingRule(update: asked ?? (isCI ? nil : GoldenRecording.current?.update), isReadOnly: isCI)
    let recorded = try golden.recorded()
    let text = goldenText(besides: recorded)
    let difference = SpeechDifference(from: recorded ?? "", to: self, asIn: text, in: .spoken)
    switch rule.writing(isRecorded: recorded != nil, isSame: recorded == text) {
    case .recorded:
      try golden.record(text)
      return SpeechDifference(from: text, to: self, asIn: text, in: .spoken)
    case .suspended:
      try golden.suspend(text)
    case .nothing, .withheld, .failed:
      if rule.suspends { try golden.reject() }
    }
    return difference
  }
}

extension Utterance {
  /// How what is heard at once differs from some words; empty if it does not.
  public func difference(from expected: String) -> SpeechDifference {
    let lines = [expected, text()].map { "\n\(TranscriptLine.written(heard: $0))\n" }
    return SpeechDifference(from: lines[0], to: lines[1])
  }
}
