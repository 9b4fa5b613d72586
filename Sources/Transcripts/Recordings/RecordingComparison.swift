package import Interface
internal import OrderedCollections
package import Utterances
internal import VoiceOver

/// How a simulated walk compares with what was heard on a real device.
///
/// Only words and their order count (see ``ComparableWords``); which line belongs to which utterance is told by
/// ``RecordingAlignment``.
package struct RecordingComparison: Sendable, Hashable {
  /// How a case came out.
  package enum Outcome: Sendable, Hashable {
    case right
    /// It is known why the simulation is wrong.
    case miss(reason: String)
    /// It is known why the two cannot be the same.
    case incomparable(reason: String)
    case wrong
    /// The words agree, although the case is marked as one in which they do not.
    case rightUnexpectedly
  }

  /// An utterance, as it was recorded and as it is simulated.
  package struct Passage: Sendable, Hashable {
    /// The lines of the recording; none if it does not have the utterance.
    package var recorded: [String]
    /// What the simulation says; `nil` if nothing.
    package var simulated: String?
    package var isSame: Bool
    /// Whether the source quotes all of its words.
    package var isWhole: Bool
    /// Whether it answers to something that was done, and not to a move of the cursor.
    package var isAfterAction: Bool

    package init(
      recorded: [String], simulated: String?, isSame: Bool, isWhole: Bool = true, isAfterAction: Bool = false
    ) {
      self.recorded = recorded
      self.simulated = simulated
      self.isSame = isSame
      self.isWhole = isWhole
      self.isAfterAction = isAfterAction
    }
  }

  /// A screen reader that was recorded.
  package enum Reader: String, Sendable, CaseIterable {
    case voiceOver = "VoiceOver"
    case talkBack = "TalkBack"
  }

  package let recording: Recording
  /// What was listened to.
  package let reader: Reader
  /// The system that was heard, or the one that is simulated if the source does not tell.
  package let system: Platform.System
  /// What was recorded beside what is simulated, in the order of both.
  package let passages: [Passage]
  /// Why steps could not be done.
  package let problems: [String]
  /// All that the simulation says, whether it was recorded or not.
  package let simulated: [String]

  /// Compares what is heard at the stops of a screen, from first to last, with a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - utterances: What is heard at the stops.
  ///   - reader: What was listened to.
  ///   - platform: The system that is simulated.
  ///   - voice: What a voice makes of words, for recordings that write it.
  package init(
    of recording: Recording, with utterances: [Utterance], by reader: Reader = .voiceOver,
    on platform: Platform = .standard, voice: @escaping (String) -> String = { $0 }
  ) {
    let voice = recording.isSpoken ? voice : nil
    self.init(recording, utterances.map { HeardUtterance($0, voice: voice) }, by: reader, on: platform)
  }

  /// Compares what is heard of the things that a person does with a recording of its steps.
  package init(
    of recording: Recording, with events: [Event], by reader: Reader = .voiceOver, on platform: Platform = .standard,
    voice: @escaping (String) -> String = { $0 }
  ) {
    let voice = recording.isSpoken ? voice : nil
    let problems = events.compactMap { event in
      if case .problem(let problem) = event { problem.message } else { nil }
    }
    self.init(
      recording, [HeardUtterance](events, of: recording.steps, voice: voice), problems: problems, by: reader,
      on: platform)
  }

  private init(
    _ recording: Recording, _ heard: [HeardUtterance], problems: [String] = [], by reader: Reader,
    on platform: Platform
  ) {
    let heard = heard.filter { !$0.isSilent }
    self.recording = recording
    self.reader = reader
    system = recording.system?.system ?? platform.system
    self.problems = problems
    simulated = heard.map(\.text)
    passages = RecordingComparison.passages(of: recording, heard)
  }

  /// The year in which it was heard, if the source tells it.
  package var year: Int? { recording.year ?? recording.system?.year }

  /// Whether all was done, and said as it was recorded.
  package var isRight: Bool { problems.isEmpty && passages.allSatisfy(\.isSame) }

  /// How the case came out, given what is known of it.
  package var outcome: Outcome {
    switch (isRight, recording.exception) {
    case (true, nil): .right
    case (true, _?): .rightUnexpectedly
    case (false, .miss(let reason)): .miss(reason: reason)
    case (false, .incomparable(let reason)): .incomparable(reason: reason)
    case (false, nil): .wrong
    }
  }

  /// Whether the case came out otherwise than it is marked.
  package var isUnexpected: Bool {
    switch outcome {
    case .wrong, .rightUnexpectedly: true
    case .right, .miss, .incomparable: false
    }
  }

  private static func passages(of recording: Recording, _ heard: [HeardUtterance]) -> [Passage] {
    // A line of marks alone, such as “!”, has no words to compare, and neither has what is simulated for it.
    let lines = recording.heard.map { RecordedLine($0, spellsLetters: recording.isSpoken) }
      .filter { !$0.items.isEmpty }
    let alignment = RecordingAlignment(
      lines, heard, isFragment: recording.isFragment, isComplete: recording.isComplete)
    // What answers to an action that the recording alone has an answer to stands after what came before.
    var isAfterAction = false
    return alignment.pairs.compactMap { pair in
      switch pair {
      case .same(let range, let index), .different(let range, let index):
        isAfterAction = heard[index].isAfterAction
        let isSame = if case .same = pair { true } else { false }
        return Passage(
          recorded: lines[range].map(\.text), simulated: heard[index].text, isSame: isSame,
          isWhole: lines[range].allSatisfy(\.isWhole), isAfterAction: isAfterAction)
      case .missing(let line):
        let isAtEnd = recording.steps.last.map { _ in heard.last?.isAfterAction ?? false } ?? false
        return Passage(
          recorded: [lines[line].text], simulated: nil, isSame: false, isWhole: lines[line].isWhole,
          isAfterAction: isAfterAction || isAtEnd)
      case .additional(let index):
        isAfterAction = heard[index].isAfterAction
        return Passage(
          recorded: [], simulated: heard[index].text, isSame: false, isAfterAction: isAfterAction)
      case .leftOut(let line, let index):
        isAfterAction = heard[index].isAfterAction
        return Passage(
          recorded: [lines[line].text], simulated: heard[index].text, isSame: true, isWhole: false,
          isAfterAction: isAfterAction)
      case .passed: return nil
      }
    }
  }
}

extension Scenario {
  /// Compares every screen that has a recording with it, on the system that was heard and as the person had set it.
  ///
  /// - Parameter voice: What a voice makes of words in a language, for recordings that write it.
  /// - Returns: The comparisons, in the order of the screens.
  package func recordingComparisons(
    voice: @escaping (_ words: String, _ language: String) -> String
  ) -> [RecordingComparison] {
    let voice = { [locale] words in voice(words, locale) }
    return screens.compactMap { name, screen in
      guard let recording = screen.recording else { return nil }
      var scenario = self
      scenario.platform = recording.system?.simulated ?? platform
      scenario.settings.change(recording.settings)
      let reader: RecordingComparison.Reader = scenario.settings.isOn(.talkBack) ? .talkBack : .voiceOver
      if let app, !recording.begins(inApp: app) { scenario.app = nil }
      guard recording.steps.isEmpty else {
        return RecordingComparison(
          of: recording, with: scenario.play(recording.steps, openingAt: name), by: reader, on: scenario.platform,
          voice: voice)
      }
      let utterances = ScreenReading(of: screen, in: scenario).utterancesOnArrival(inApp: scenario.app)
      return RecordingComparison(of: recording, with: utterances, by: reader, on: scenario.platform, voice: voice)
    }
  }
}

extension Recording {
  /// Whether the recording begins on arrival in the app, of which the name is heard then; others begin somewhere in it.
  fileprivate func begins(inApp name: String) -> Bool {
    let (name, turnedOn) = (ComparableWords(name).items, ComparableWords("VoiceOver on").items)
    return heard.lazy.map { ComparableWords($0).items }.first { $0 != turnedOn }?.starts(with: name) ?? false
  }
}
