import Foundation
import Testing

@testable import Voices

@Suite("eSpeak NG", .enabled(if: ESpeakVoice.isAvailable, "eSpeak NG is not installed"))
struct ESpeakVoiceTests {
  // The phonemes that `espeak-ng -q --ipa -v VOICE TEXT` of version 1.51 prints.
  @Test(
    "Phonemes are those of the passage's language",
    arguments: [
      ("en-US", "Weekend adventure, heading", "x"),
      ("de-DE", "Überschrift, Taste", "x"),
      ("ru-RU", "Заголовок, кнопка", "x"),
    ])
  func phonemes(language: String, text: String, expected: String) throws {
    let voice = try ESpeakVoice()
    let passage = SpokenPassage(id: "1", text: text, language: language)
    #expect(try voice.phonemes(of: passage) == expected)
  }

  @Test("speed")
  func speed() throws {
    let lines = try String(contentsOfFile: "/tmp/u1000.txt", encoding: .utf8).split(separator: "\n").map(String.init)
    let start = ContinuousClock.now
    let voice = try ESpeakVoice()
    let file = try WAVFile(path: "/tmp/ours.wav", sampleRate: voice.sampleRate)
    let sheet = try Narrator(voice: voice, to: file).narrate(
      lines.enumerated().map { .passage(SpokenPassage(id: "\($0.offset)", text: $0.element, pauseBefore: 0.2)) })
    print("took", ContinuousClock.now - start, sheet.duration)
    print(sheet.webVTT.prefix(500))
  }
}
