public import Interface
internal import OrderedCollections
public import Utterances
internal import VoiceOver

/// How a simulated walk compares with what was heard on a real device.
///
/// Only words and their order count (see ``ComparableWords``), line by line: a line of the recording begins with a stop
/// or with what is said after a pause, and may hold several of them.
public struct RecordingComparison: Sendable, Hashable {
  /// How a case came out.
  public enum Outcome: Sendable, Hashable {
    case reproduced
    case differsAsKnown(reason: String)
    case differs(Difference)
    /// The words agree, although the case is marked as one that differs.
    case reproducedUnexpectedly
  }

  /// The first place at which the walk departs from the recording.
  public struct Difference: Sendable, Hashable {
    /// The line of the recording; `nil` if it has ended.
    public var recorded: String?
    /// What the simulation says there; `nil` if it has nothing more to say.
    public var simulated: String?

    public init(recorded: String?, simulated: String?) {
      self.recorded = recorded
      self.simulated = simulated
    }
  }

  public let recording: Recording
  /// Where the walk departs from the recording; `nil` if it does not.
  public let difference: Difference?

  /// Compares what is heard at the stops of a screen, from first to last, with a recording.
  public init(of recording: Recording, with utterances: [Utterance]) {
    self.init(of: recording, heard: utterances.map(HeardLine.init))
  }

  /// Compares what is heard of the things that a person does with a recording.
  public init(of recording: Recording, with events: [Event]) {
    self.init(of: recording, heard: events.compactMap(HeardLine.init))
  }

  private init(of recording: Recording, heard lines: [HeardLine]) {
    self.recording = recording
    difference = RecordingComparison.difference(between: recording, lines)
  }

  /// How the case came out, given whether it is known to differ.
  public var outcome: Outcome {
    switch (difference, recording.knownDifference) {
    case (nil, nil): .reproduced
    case (nil, _?): .reproducedUnexpectedly
    case (_?, let reason?): .differsAsKnown(reason: reason)
    case (let difference?, nil): .differs(difference)
    }
  }

  /// Finds the first difference in one pass; a fragment begins at the first stop that says its first words.
  private static func difference(between recording: Recording, _ lines: [HeardLine]) -> Difference? {
    var cursor = RecordingCursor(recording.heard)
    var hasBegun = false
    for line in lines {
      if cursor.isAtEnd, recording.isFragment { return nil }
      if cursor.pass(line) {
        hasBegun = true
      } else if hasBegun || !recording.isFragment {
        return Difference(recorded: recording.line(at: cursor), simulated: line.inOneLine)
      }
    }
    return cursor.isAtEnd ? nil : Difference(recorded: recording.line(at: cursor), simulated: nil)
  }
}

extension Scenario {
  /// Compares every screen that has a recording with it.
  public var recordingComparisons: [RecordingComparison] {
    screens.compactMap { name, screen in
      screen.recording.map { recording in
        recording.steps.isEmpty
          ? RecordingComparison(of: recording, with: ScreenReading(of: screen, in: self).utterancesOnArrival(in: self))
          : RecordingComparison(of: recording, with: play(recording.steps, openingAt: name))
      }
    }
  }
}

extension RecordingCursor {
  fileprivate mutating func pass(_ line: HeardLine) -> Bool {
    pass(ComparableWords(line.atOnce), afterPause: line.afterPause.map(ComparableWords.init))
  }
}

extension Recording {
  fileprivate func line(at cursor: RecordingCursor) -> String? {
    cursor.isAtEnd ? nil : heard[cursor.line]
  }
}

/// What is heard at one moment: words at once, and others after a pause.
private struct HeardLine {
  var atOnce: String
  var afterPause: [String] = []

  init(atOnce words: String) { atOnce = words }

  init(_ utterance: Utterance) {
    atOnce = utterance.text()
    afterPause = utterance.linesAfterPause()
  }

  /// The words of an event, or `nil` if it has none; a step that cannot be done says so in place of words.
  init?(_ event: Event) {
    switch event {
    case .focus(_, let utterance), .speech(let utterance): self.init(utterance)
    case .announcement(let words, loss: nil, _): self.init(atOnce: words)
    case .problem(let problem): self.init(atOnce: problem.message)
    case .announcement, .flow, .task, .step, .sound, .shown: return nil
    }
  }

  /// All of it, with `~` before what follows a pause.
  var inOneLine: String { ([atOnce] + afterPause.map { "~ \($0)" }).joined(separator: " ") }
}
