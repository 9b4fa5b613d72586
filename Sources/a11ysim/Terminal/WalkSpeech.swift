internal import A11ySimulation

/// The voice of a walk or a review: it says what has happened, and the next command cuts it.
final class WalkSpeech {
  private let narrator: LiveNarrator
  private let language: String

  /// Loads the voice; the first sound it makes finds out whether there is a way to play it.
  init(_ options: VoiceOptions, language: String) throws {
    let voice = try ESpeakVoice(options.settings(speaking: language))
    let sampleRate = voice.sampleRate
    narrator = LiveNarrator(voice: voice) {
      PacedSink(try AudioPlayer(sampleRate: sampleRate), sampleRate: sampleRate)
    }
    self.language = options.language ?? language
  }

  /// Says what is heard of some events.
  func say(_ events: [Event]) {
    var narration = Narration(language: language)
    narration.add(events)
    say(narration.lines.items)
  }

  /// Says what has been put together already.
  func say(_ items: [SpokenItem]) { narrator.say(items) }

  func stop() { narrator.stop() }

  /// Waits until everything has been said.
  func finish() { narrator.finish() }

  /// Why nothing can be heard, told once.
  func takeFailure() -> VoiceError? { narrator.takeFailure() }
}
