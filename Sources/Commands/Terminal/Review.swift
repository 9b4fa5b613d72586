internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// The questions of a review, and what was answered.
struct Review {
  /// What a person can answer.
  enum Answer: String, CaseIterable {
    case accept, reject, skip, play, all, none, quit

    /// Reads a word or its first letter; an empty line skips.
    init?(_ text: String) {
      let word = text.trimmingCharacters(in: .whitespaces).lowercased()
      let shortcuts: [String: Answer] = [
        "": .skip, "a": .accept, "r": .reject, "s": .skip, "p": .play, "q": .quit,
      ]
      guard let answer = shortcuts[word] ?? Answer(rawValue: word) else { return nil }
      self = answer
    }
  }

  private static let help = """
    'accept' records the new words and 'reject' keeps the old ones; 'all' and 'none' do so with all that remain
    'play' says aloud what was heard before and what is heard now; 'skip' leaves it for another time

    """

  private let goldens: [Golden]
  private let isAccessible: Bool
  private let speaks: Bool
  /// Makes the voice when it is first wanted.
  private let makeSpeech: (String) throws -> WalkSpeech
  private var speech: (language: String, voice: WalkSpeech)?
  private var accepted = 0
  private var rejected = 0

  /// - Parameters:
  ///   - goldens: What is to be decided on.
  ///   - isAccessible: Whether changes are told in sentences.
  ///   - speaks: Whether each change is said aloud when it is shown.
  ///   - makeSpeech: Makes the voice for a language.
  init(
    goldens: [Golden], isAccessible: Bool, speaks: Bool = false, makeSpeech: @escaping (String) throws -> WalkSpeech
  ) {
    self.goldens = goldens
    self.isAccessible = isAccessible
    self.speaks = speaks
    self.makeSpeech = makeSpeech
  }

  /// Asks about each golden until all are decided on, or the person leaves.
  mutating func ask(_ line: () -> String?) throws {
    var forAll: Answer?
    for (index, golden) in goldens.enumerated() {
      if forAll == nil {
        show(golden, index + 1)
        if speaks { play(golden) }
      }
      guard let answer = forAll ?? nextAnswer(on: golden, line) else { break }
      if answer == .quit { break }
      switch answer {
      case .accept, .all:
        try golden.accept()
        accepted += 1
      case .reject, .none:
        try golden.reject()
        rejected += 1
      case .skip, .play, .quit: break
      }
      if answer == .all || answer == .none { forAll = answer }
    }
    let left = goldens.count - accepted - rejected
    Console.output("\(accepted) accepted, \(rejected) rejected, \(left) left to decide\n")
  }

  private mutating func nextAnswer(on golden: Golden, _ line: () -> String?) -> Answer? {
    while true {
      tellFailure()
      Console.output("accept, reject, skip, play, all, none or quit? (skip) ")
      guard let text = line() else { return nil }
      speech?.voice.stop()
      switch Answer(text) {
      case .play: play(golden)
      case nil: Console.output(Review.help)
      case let answer: return answer
      }
    }
  }

  private func show(_ golden: Golden, _ number: Int) {
    let transcript = golden.pendingText
    var text = "\(number) of \(goldens.count): \(golden.path)\n"
    if let recorded = golden.recordedText {
      let difference = SpeechDifference(from: recorded, to: transcript)
      text +=
        isAccessible
        ? difference.sentences.map { $0 + "\n" }.joined()
        : difference.text(isColored: RunEnvironment.current.allowsColor)
    } else {
      text += "no golden yet; the transcript is:\n"
      text += isAccessible ? TranscriptText(transcript).inWords : transcript
    }
    Console.output(text)
  }

  /// Says aloud what was heard before and what is heard now; without a voice it says what to install, and goes on.
  private mutating func play(_ golden: Golden) {
    let transcript = TranscriptText(golden.pendingText)
    do {
      let voice = try voice(speaking: transcript.language)
      if let recorded = golden.recordedText {
        let difference = SpeechDifference(from: recorded, to: golden.pendingText)
        voice.say(difference.narration(language: transcript.language))
      } else {
        voice.say(transcript.narration)
      }
    } catch {
      Console.message("error: \(error)\n")
    }
  }

  private mutating func voice(speaking language: String) throws -> WalkSpeech {
    if let speech, speech.language == language { return speech.voice }
    let voice = try makeSpeech(language)
    speech = (language, voice)
    return voice
  }

  /// Why the last words could not be heard is known only after a while.
  private func tellFailure() {
    guard let failure = speech?.voice.takeFailure() else { return }
    Console.message("error: \(failure)\n")
  }
}
