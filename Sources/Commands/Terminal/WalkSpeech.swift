internal import A11ySimulation
internal import Foundation

/// The voice of a walk or a review, on or off: it says what has happened, and the next command cuts it.
final class WalkSpeech: @unchecked Sendable {
  private let settings: VoiceSettings
  private let lock = NSLock()
  private var narrator: LiveNarrator?

  init(_ settings: VoiceSettings) {
    self.settings = settings
  }

  private var current: LiveNarrator? { lock.withLock { narrator } }

  var isOn: Bool { current != nil }

  /// Loads the voice; the first sound it makes finds out whether there is a way to play it.
  func turnOn() throws {
    let voice = try ESpeakVoice(settings)
    let sampleRate = voice.sampleRate
    let narrator = LiveNarrator(voice: voice) {
      PacedSink(try AudioPlayer(sampleRate: sampleRate), sampleRate: sampleRate)
    }
    lock.withLock { self.narrator = narrator }
  }

  /// Loads the voice, and throws at once if there is no way to play it.
  func turnOnAloud() throws {
    try AudioPlayer(sampleRate: ESpeakVoice(settings).sampleRate).cancel()
    try turnOn()
  }

  func turnOff() {
    stop()
    lock.withLock { narrator = nil }
  }

  /// Says what is heard of some events.
  func say(_ events: [Event]) {
    guard isOn else { return }
    var narration = Narration(language: settings.language)
    narration.add(events)
    say(narration.lines.items)
  }

  /// Says what has been put together already.
  func say(_ items: [SpokenItem]) { current?.say(items) }

  /// Falls silent at once.
  func stop() { current?.stop() }

  /// Waits until everything has been said.
  func finish() { current?.finish() }

  /// Why nothing can be heard, told once; the voice is off then.
  func takeFailure() -> VoiceError? {
    let failure = current?.takeFailure()
    if failure != nil { turnOff() }
    return failure
  }
}
