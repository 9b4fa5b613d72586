public import Interface
internal import OrderedCollections
public import VoiceOver

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
    self.recording = recording
    difference = RecordingComparison.difference(between: recording, utterances)
  }

  public var outcome: Outcome {
    switch (difference, recording.knownDifference) {
    case (nil, nil): .reproduced
    case (nil, _?): .reproducedUnexpectedly
    case (_?, let reason?): .differsAsKnown(reason: reason)
    case (let difference?, nil): .differs(difference)
    }
  }

  /// Finds the first difference in one pass; a fragment begins at the first stop that says its first words.
  private static func difference(between recording: Recording, _ utterances: [Utterance]) -> Difference? {
    var cursor = RecordingCursor(recording.heard)
    var hasBegun = false
    for utterance in utterances {
      if cursor.isAtEnd, recording.isFragment { return nil }
      if cursor.pass(utterance) {
        hasBegun = true
      } else if hasBegun || !recording.isFragment {
        return Difference(recorded: recording.line(at: cursor), simulated: utterance.inOneLine)
      }
    }
    return cursor.isAtEnd ? nil : Difference(recorded: recording.line(at: cursor), simulated: nil)
  }
}

extension Scenario {
  /// Compares every screen that has a recording with it.
  public var recordingComparisons: [RecordingComparison] {
    screens.values.compactMap { screen in
      screen.recording.map {
        RecordingComparison(of: $0, with: ScreenReading(of: screen, in: self).utterancesOnArrival(in: self))
      }
    }
  }
}

extension RecordingCursor {
  fileprivate mutating func pass(_ utterance: Utterance) -> Bool {
    pass(ComparableWords(utterance.text()), afterPause: utterance.linesAfterPause().map(ComparableWords.init))
  }
}

extension Recording {
  fileprivate func line(at cursor: RecordingCursor) -> String? {
    cursor.isAtEnd ? nil : heard[cursor.line]
  }
}

extension Utterance {
  /// All that is heard at a stop, with `~` before what follows a pause.
  fileprivate var inOneLine: String {
    ([text()] + linesAfterPause().map { "~ \($0)" }).joined(separator: " ")
  }
}
