internal import CEspeakNG

/// A voice of eSpeak NG, which is loaded when the first one is made.
package struct ESpeakVoice: Voice {
  /// Whether eSpeak NG is installed and can be used.
  package static var isAvailable: Bool { libraryVersion != nil }

  /// The version of eSpeak NG, such as `1.51`; `nil` if it is not installed or cannot be used.
  package static var libraryVersion: String? {
    try? ESpeakSession.use(ESpeakLibrary.usualNames, \.version)
  }

  package let settings: VoiceSettings
  package let sampleRate: Int
  private let libraryNames: [String]
  private let choice: VoiceChoice

  /// Makes a voice with a person's settings; throws if the library or the voice is missing.
  package init(_ settings: VoiceSettings = VoiceSettings()) throws {
    try self.init(settings, libraryNames: ESpeakLibrary.usualNames)
  }

  init(_ settings: VoiceSettings, libraryNames: [String]) throws {
    try settings.validate()
    self.settings = settings
    self.libraryNames = libraryNames
    (sampleRate, choice) = try ESpeakSession.use(libraryNames) { session in
      let choice = try VoiceChoice(settings, among: session.voices)
      try session.setVoice(choice.usual.identifier)
      return (session.sampleRate, choice)
    }
  }

  package var soundVolume: Double { min(Double(settings.volume) / 100, 1) }

  package func voices() throws -> [VoiceDescription] {
    try ESpeakSession.use(libraryNames, \.voices)
  }

  package func render(_ passage: SpokenPassage, into receive: ([Int16]) throws -> Void) throws -> Rendering {
    let chosen = choice.voice(for: passage.language)
    var notes = chosen.notes
    let (moments, origins) = try ESpeakSession.use(libraryNames) { session in
      let text = try prepare(session, for: passage, in: chosen, notes: &notes)
      return (try session.speak(text, into: receive), text.traced.origins)
    }
    let traced = moments.compactMap { moment in
      origins.indices.contains(moment.offset) ? (origins[moment.offset], moment.milliseconds) : nil
    }
    return Rendering(words: TextWords(passage.text).timed(traced), language: chosen.language, notes: notes)
  }

  /// The phonemes that a passage is spoken with, in the International Phonetic Alphabet.
  package func phonemes(of passage: SpokenPassage) throws -> String {
    let chosen = choice.voice(for: passage.language)
    var notes: [String] = []
    return try ESpeakSession.use(libraryNames) { session in
      try session.phonemes(of: prepare(session, for: passage, in: chosen, notes: &notes))
    }
  }

  /// Sets the synthesizer up for a passage and returns what it is to speak.
  private func prepare(
    _ session: ESpeakSession,
    for passage: SpokenPassage,
    in chosen: VoiceChoice.Voice,
    notes: inout [String]
  ) throws -> ESpeakText {
    let pitch = Double(settings.pitch) * min(max(passage.pitch, 0), 2)
    try session.setVoice(chosen.identifier)
    session.setParameter(ESNGParameterRate, to: settings.rate)
    session.setParameter(ESNGParameterVolume, to: settings.volume)
    session.setParameter(ESNGParameterPitch, to: min(Int(pitch.rounded()), VoiceSettings.pitches.upperBound))
    let punctuation = passage.speaksPunctuation ? ESNGPunctuationAll : ESNGPunctuationNone
    session.setParameter(ESNGParameterPunctuation, to: punctuation)
    if let ipa = passage.ipa {
      switch try PhonemeNotation.mnemonics(ofIPA: ipa, knownBy: session.hasPhoneme) {
      case .success(let mnemonics): return ESpeakText(mnemonics: mnemonics)
      case .failure(let unknown):
        notes.append("no sound for '\(unknown.symbol)' in the IPA '\(ipa)': the text is spoken instead")
      }
    }
    return ESpeakText(passage, normalization: settings.normalization, language: chosen.language)
  }
}
