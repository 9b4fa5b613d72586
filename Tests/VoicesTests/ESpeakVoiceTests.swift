import Testing

@testable import Voices

@Suite("eSpeak NG", .enabled(if: ESpeakVoice.isAvailable, "eSpeak NG is not installed"))
struct ESpeakVoiceTests {
  // What `espeak-ng -q --ipa -v VOICE TEXT` of version 1.51 prints. Sound is not the same from run to run; phonemes are.
  @Test(
    "Phonemes are those of the passage's language",
    .enabled(if: ESpeakVoice.libraryVersion == "1.51", "the phonemes are those of version 1.51"),
    arguments: [
      (nil, "Weekend adventure, heading", "wˈiːkɛnd ɐdvˈɛntʃɚ hˈɛdɪŋ"),
      ("en-US", "Reply, button", "ɹᵻplˈaɪ bˈʌʔn̩"),
      ("de-DE", "Überschrift, Taste", "ˈyːbɜʃrˌɪft tˈastə"),
      ("ru-RU", "Заголовок, кнопка", "zʌɡʌɭˈovʌk knˈopka"),
    ])
  func phonemes(language: String?, text: String, expected: String) throws {
    #expect(try phonemes(SpokenPassage(id: "1", text: text, language: language)) == expected)
  }

  // The examples of attributed speech in Apple's talk of 2017 on accessibility (session 215).
  @Test(
    "Attributes change what is spoken",
    .enabled(if: ESpeakVoice.libraryVersion == "1.51", "the phonemes are those of version 1.51"),
    arguments: [
      (SpokenPassage(id: "letters", text: "GOOG", spellsOut: true), "dʒˌiːˌoʊˌoʊdʒˈiː"),
      (SpokenPassage(id: "digits", text: "2525", spellsOut: true), "tˌuːfˌaɪvtˌuːfˈaɪv"),
      (SpokenPassage(id: "markup", text: "<&", spellsOut: true), "lˌɛsðænˈæmpəsˌænd"),
      (
        SpokenPassage(id: "marks", text: "myString: String = \"Hello\"", speaksPunctuation: true),
        "maɪ stɹˈɪŋ kˈoʊlən stɹˈɪŋ ˈiːkwəlz kwˈoʊts həlˈoʊ kwˈoʊts"
      ),
      (SpokenPassage(id: "ipa", text: "read", ipa: "ɹɛd"), "ɹˈɛd"),
    ])
  func attributes(passage: SpokenPassage, expected: String) throws {
    #expect(try phonemes(passage) == expected)
  }

  @Test(
    "Text is never taken for a command",
    arguments: [
      // SSML, phonemes, and eSpeak NG's embedded commands, here one for whispering pitch.
      ("<b>bold</b>", "<b>bold</b>"), ("[[h@l'oU]]", "[[h@l'oU]]"), ("\u{1}99Phello\u{0}\u{7} there", "99Phello there"),
    ])
  func plainText(text: String, plain: String) throws {
    let passage = SpokenPassage(id: "1", text: text)
    #expect(try phonemes(passage) == phonemes(SpokenPassage(id: "2", text: plain)))
    #expect(try phonemes(passage).isEmpty == false)
  }

  @Test("A symbol without a sound in the voice's language has the text spoken, and a note")
  func unknownIPA() throws {
    let passage = SpokenPassage(id: "1", text: "Klick", language: "de", ipa: "ǃa")
    let rendering = try ESpeakVoice().render(passage) { _ in }
    #expect(rendering.notes == ["no sound for 'ǃ' in the IPA 'ǃa': the text is spoken instead"])
    #expect(try phonemes(passage) == phonemes(SpokenPassage(id: "2", text: "Klick", language: "de")))
  }

  @Test("A language without a voice is spoken by the usual voice, with a note")
  func unknownLanguage() throws {
    let rendering = try ESpeakVoice().render(SpokenPassage(id: "1", text: "Hello", language: "tlh")) { _ in }
    #expect(rendering.language == "en-us")
    #expect(rendering.notes == ["no voice speaks 'tlh': spoken in 'en-us' instead"])
  }

  @Test("Each word of the text is timed once, whatever it is spoken as")
  func words() throws {
    let text = "  It costs £3.99,\nor 12345 – for 😀 Zoë & you"
    let (rendering, samples) = try render(SpokenPassage(id: "1", text: text))
    #expect(
      rendering.words.map(\.text) == ["It", "costs", "£3.99,", "or", "12345", "for", "😀", "Zoë", "&", "you"])
    #expect(rendering.words.map(\.offset) == [2, 5, 11, 18, 21, 29, 33, 35, 39, 41])
    let times = rendering.words.map(\.milliseconds)
    #expect(times == times.sorted() && Set(times).count == times.count)
    #expect(times.allSatisfy { $0 < samples.count * 1000 / 22_050 })
  }

  @Test("Nothing to say is not an error", arguments: ["", " ", "\u{7}", "..."])
  func nothing(text: String) throws {
    let (rendering, samples) = try render(SpokenPassage(id: "1", text: text))
    #expect(rendering.words.allSatisfy { $0.text == "..." })
    #expect(samples.count < 22_050)
  }

  @Test("A higher rate makes less sound, and the volume sets how loud it is")
  func rateAndVolume() throws {
    let passage = SpokenPassage(id: "1", text: "Looks like a wonderful time")
    var fast = VoiceSettings()
    fast.rate = 350
    var quiet = VoiceSettings()
    quiet.volume = 20
    let usual = try render(passage).samples
    #expect(try render(passage, fast).samples.count * 3 < usual.count * 2)
    #expect(try loudest(render(passage, quiet).samples) * 2 < loudest(usual))
  }

  @Test("A pitch factor above 1 raises the voice, one below lowers it")
  func pitch() throws {
    func period(_ factor: Double) throws -> Int {
      // The middle of a long vowel, and the least shift at which it looks nearly most like itself: 50 to 400 Hz. At two
      // periods it can look a little more so.
      let samples = try render(SpokenPassage(id: "1", text: "", pitch: factor, ipa: "uːuːuː")).samples.map(Int.init)
      let middle = samples.count / 2
      let likeness = (55...440).map { shift in
        (middle - 2000..<middle + 2000).reduce(0) { $0 + samples[$1] * samples[$1 + shift] }
      }
      let most = try #require(likeness.max())
      let peaks = likeness.indices.dropFirst().dropLast().filter { index in
        likeness[index] >= max(likeness[index - 1], likeness[index + 1])
      }
      return try #require(peaks.first { Double(likeness[$0]) > 0.85 * Double(most) })
    }
    #expect(try period(1.5) < period(1))
    #expect(try period(1) < period(0.5))
  }

  @Test("A receiver that throws ends the speech at once, and the next passage is spoken whole")
  func stop() throws {
    let voice = try ESpeakVoice()
    let long = SpokenPassage(id: "1", text: String(repeating: "Looks like a wonderful time, ", count: 50))
    var chunks = 0
    #expect(throws: VoiceError.stopped) {
      try voice.render(long) { _ in
        chunks += 1
        if chunks == 2 { throw VoiceError.stopped }
      }
    }
    #expect(chunks == 2)
    let (rendering, samples) = try render(SpokenPassage(id: "2", text: "Reply, button"))
    #expect(rendering.words.map(\.text) == ["Reply,", "button"])
    #expect(samples.count > 10_000)
  }

  @Test("Threads that speak at the same time take turns")
  func threads() async throws {
    let voice = try ESpeakVoice()
    let words = try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          try voice.render(SpokenPassage(id: "\(number)", text: "Button \(number)", language: "en")) { _ in }.words
            .count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(words == Array(repeating: 2, count: 8))
  }

  @Test("Settings that no voice can meet are refused")
  func refusals() {
    var settings = VoiceSettings()
    settings.voice = "nobody"
    #expect(throws: VoiceError.unknownVoice("nobody")) { try ESpeakVoice(settings) }
    settings = VoiceSettings()
    settings.language = "tlh"
    #expect(throws: VoiceError.unknownLanguage("tlh")) { try ESpeakVoice(settings) }
    settings = VoiceSettings()
    settings.rate = 1000
    #expect(throws: VoiceError.outOfRange("rate", 1000, 80...450)) { try ESpeakVoice(settings) }
  }

  @Test("A named voice, with a variant, speaks all regions of its language", arguments: ["en-gb+f3", "gmw/en+f3"])
  func namedVoice(name: String) throws {
    var settings = VoiceSettings()
    settings.voice = name
    let voice = try ESpeakVoice(settings)
    #expect(try voice.render(SpokenPassage(id: "1", text: "Hello", language: "en-US")) { _ in }.language == "en-gb")
    #expect(try voice.render(SpokenPassage(id: "2", text: "Hallo", language: "de-AT")) { _ in }.language == "de")
  }

  @Test("The voices of the library are listed with their languages")
  func voices() throws {
    let voices = try ESpeakVoice().voices()
    #expect(voices.contains { $0.identifier == "gmw/en-US" && $0.languages.map(\.tag).contains("en-us") })
    #expect(Set(voices.map(\.identifier)).count == voices.count)
  }

  private func phonemes(_ passage: SpokenPassage) throws -> String {
    try ESpeakVoice().phonemes(of: passage)
  }

  private func render(
    _ passage: SpokenPassage,
    _ settings: VoiceSettings = VoiceSettings()
  ) throws -> (rendering: Rendering, samples: [Int16]) {
    var samples: [Int16] = []
    let rendering = try ESpeakVoice(settings).render(passage) { samples += $0 }
    return (rendering, samples)
  }

  private func loudest(_ samples: [Int16]) -> Int {
    samples.reduce(0) { max($0, abs(Int($1))) }
  }
}
