/// How a person has set the voice.
public struct VoiceSettings: Sendable, Hashable {
  /// The speeds that eSpeak NG takes (`espeakRATE_MINIMUM` and `espeakRATE_MAXIMUM`).
  public static let rates = 80...450
  /// The pitches that eSpeak NG takes; 50 is normal.
  public static let pitches = 0...99
  /// The volumes that eSpeak NG takes without distortion; 100 is normal.
  public static let volumes = 0...200

  /// Words per minute.
  public var rate = 175
  /// How high the voice is, of ``pitches``.
  public var pitch = 50
  /// How loud the voice is, of ``volumes``.
  public var volume = 100
  /// The language of passages that name none, as a BCP 47 tag.
  public var language = "en-US"
  /// A voice by its name, identifier or language; `nil` for the one that suits the language best.
  public var voice: String?
  /// What the voice makes of numbers, addresses and the like.
  public var normalization = SpeechNormalization.voiceOver

  public init() {}

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
