/// How a person has set the voice.
package struct VoiceSettings: Sendable, Hashable {
  /// The speeds that eSpeak NG takes (`espeakRATE_MINIMUM` and `espeakRATE_MAXIMUM`).
  package static let rates = 80...450
  /// The pitches that eSpeak NG takes; 50 is normal.
  package static let pitches = 0...99
  /// The volumes that eSpeak NG takes without distortion; 100 is normal.
  package static let volumes = 0...200

  /// Words per minute.
  package var rate = 175
  /// How high the voice is, of ``pitches``.
  package var pitch = 50
  /// How loud the voice is, of ``volumes``.
  package var volume = 100
  /// The language of passages that name none, as a BCP 47 tag.
  package var language = "en-US"
  /// A voice by its name, identifier or language; `nil` for the one that suits the language best.
  package var voice: String?
  /// What the voice makes of numbers, addresses and the like.
  package var normalization = SpeechNormalization.voiceOver

  package init() {}

  /// Throws if a number is beyond what the voice takes.
  func validate() throws {
    let rows = [
      ("rate", rate, Self.rates), ("pitch", pitch, Self.pitches), ("volume", volume, Self.volumes),
    ]
    for (name, value, range) in rows where !range.contains(value) {
      throw VoiceError.outOfRange(name, value, range)
    }
  }
}
