import Testing

@testable import Voices

@Suite("Choosing a voice by language")
struct VoiceChoiceTests {
  // Tags and priorities as `espeak-ng --voices` of version 1.51 prints them.
  private static let voices = [
    voice("gmw/af", ("af", 5)), voice("sit/cmn", ("cmn", 5), ("zh-cmn", 5), ("zh", 5)), voice("gmw/de", ("de", 5)),
    voice("gmw/en", ("en-gb", 2), ("en", 2)), voice("gmw/en-GB-x-rp", ("en-gb-x-rp", 5), ("en-gb", 4), ("en", 5)),
    voice("gmw/en-US", ("en-us", 2), ("en", 3)), voice("roa/es", ("es", 5)),
    voice("roa/es-419", ("es-419", 5), ("es", 6)),
    voice("roa/fr", ("fr-fr", 5), ("fr", 5)), voice("roa/fr-CH", ("fr-ch", 5), ("fr", 8)), voice("sem/he", ("he", 5)),
    voice("gmq/nb", ("nb", 5), ("no", 5)), voice("roa/pt", ("pt", 5), ("pt-pt", 5)),
    voice("roa/pt-BR", ("pt-br", 5), ("pt", 6)), voice("zle/ru", ("ru", 5)), voice("sit/yue", ("yue", 5), ("zh", 8)),
  ]

  @Test(
    "A tag finds its voice, or that of its nearest relative",
    arguments: [
      ("en-US", "gmw/en-US"), ("en", "gmw/en-US"), ("en_us", "gmw/en-US"), ("EN-gb", "gmw/en"), ("en-AU", "gmw/en"),
      ("en-CA", "gmw/en-US"), ("de", "gmw/de"), ("de-CH-1996", "gmw/de"), ("ru-RU", "zle/ru"), ("fr", "roa/fr"),
      ("fr-CA", "roa/fr"), ("fr-CH", "roa/fr-CH"), ("es-ES", "roa/es"), ("es-MX", "roa/es-419"), ("pt-PT", "roa/pt"),
      ("pt", "roa/pt-BR"), ("zh-Hans-CN", "sit/cmn"), ("zh-HK", "sit/yue"), ("iw", "sem/he"), ("no-NO", "gmq/nb"),
    ])
  func lookup(tag: String, identifier: String) throws {
    let choice = try VoiceChoice(VoiceSettings(), among: Self.voices)
    #expect(choice.voice(for: tag).identifier == identifier)
    #expect(choice.voice(for: tag).notes.isEmpty)
  }

  @Test("A tag that means nothing falls back to the usual voice, with a note", arguments: ["tlh", "", "-", "x"])
  func fallback(tag: String) throws {
    var settings = VoiceSettings()
    settings.language = "de"
    let voice = try VoiceChoice(settings, among: Self.voices).voice(for: tag)
    #expect(voice.identifier == "gmw/de")
    #expect(voice.notes == ["no voice speaks '\(tag)': spoken in 'de' instead"])
  }

  @Test("Without any voices there is none for the language of the settings")
  func noVoices() {
    #expect(throws: VoiceError.unknownLanguage("en-US")) { try VoiceChoice(VoiceSettings(), among: []) }
  }

  private static func voice(_ identifier: String, _ languages: (tag: String, priority: Int)...) -> VoiceDescription {
    VoiceDescription(
      name: identifier, identifier: identifier, languages: languages.map { .init(tag: $0.tag, priority: $0.priority) })
  }
}
