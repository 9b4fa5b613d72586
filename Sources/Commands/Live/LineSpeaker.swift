internal import A11ySimulation
internal import Foundation

/// Makes sound of single lines.
struct LineSpeaker: Sendable {
  private let voice: ESpeakVoice

  /// - Parameter settings: How it speaks.
  /// - Throws: ``VoiceError`` if there is no voice.
  init(_ settings: VoiceSettings) throws { voice = try ESpeakVoice(settings) }

  /// A WAV file of what is said; `nil` if it cannot be said.
  func sound(of items: [SpokenItem]) -> Data? {
    let buffer = SampleBuffer()
    guard (try? Narrator(voice: voice).narrate(items, to: buffer)) != nil else { return nil }
    return try? SoundFile(buffer.samples, sampleRate: voice.sampleRate, encoder: nil).data
  }
}
