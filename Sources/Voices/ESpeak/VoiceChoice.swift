internal import Languages

/// Which of the installed voices speaks which language, with a person's settings.
struct VoiceChoice: Sendable {
  /// A voice that was chosen for a language.
  struct Voice: Sendable {
    var identifier: String
    /// The language that it speaks.
    var language: String
    var notes: [String] = []
  }

  /// The voice of passages that name no language.
  let usual: Voice
  /// Whether the person has named the voice, which then speaks all regions of its language.
  private let isNamed: Bool
  private let best: [String: Voice]

  init(_ settings: VoiceSettings, among voices: [VoiceDescription]) throws {
    var best: [String: (voice: Voice, priority: Int)] = [:]
    for voice in voices {
      guard let own = voice.languages.first else { continue }
      for language in voice.languages where language.priority < best[language.tag]?.priority ?? .max {
        best[language.tag] = (Voice(identifier: voice.identifier, language: own.tag), language.priority)
      }
    }
    self.best = best.mapValues(\.voice)
    isNamed = settings.voice != nil
    if let name = settings.voice {
      guard let voice = Self.voice(named: name, among: voices, best: self.best) else {
        throw VoiceError.unknownVoice(name)
      }
      usual = voice
    } else {
      guard let voice = LanguageTag(settings.language).voice(in: self.best) else {
        throw VoiceError.unknownLanguage(settings.language)
      }
      usual = voice
    }
  }

  /// The voice for a passage's language; the usual one, with a note, if nobody speaks it.
  func voice(for language: String?) -> Voice {
    guard let language else { return usual }
    let tag = LanguageTag(language)
    if isNamed, tag.language == LanguageTag(usual.language).language { return usual }
    if let voice = tag.voice(in: best) { return voice }
    var voice = usual
    voice.notes = ["no voice speaks '\(language)': spoken in '\(usual.language)' instead"]
    return voice
  }

  /// Finds a voice by its name, identifier or language; a variant such as `+f3` may follow.
  private static func voice(named name: String, among voices: [VoiceDescription], best: [String: Voice]) -> Voice? {
    let parts = name.split(separator: "+", maxSplits: 1)
    guard let base = parts.first?.lowercased() else { return nil }
    let known = voices.first { $0.name.lowercased() == base || $0.identifier.lowercased() == base }
    guard
      var voice = known.flatMap({ known in
        known.languages.first.map { Voice(identifier: known.identifier, language: $0.tag) }
      }) ?? LanguageTag(base).voice(in: best)
    else { return nil }
    if parts.count == 2 { voice.identifier += "+\(parts[1])" }
    return voice
  }
}
