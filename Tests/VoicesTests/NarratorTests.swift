import Foundation
import TestSupport
import Testing

@testable import Voices

@Suite("Narrating")
struct NarratorTests {
  // Sample counts: the recording voice makes 800 samples per word at 8,000 a second.
  private let items: [SpokenItem] = [
    .passage(SpokenPassage(id: "1", text: "Weekend adventure, heading")),
    .sound(.screenChange, id: "2"),
    .passage(SpokenPassage(id: "3", text: "Reply, button", language: "de", pauseBefore: 0.25)),
  ]

  @Test("Passages are spoken in order, with their pauses and the sounds between them")
  func sequence() throws {
    let voice = RememberingVoice()
    let buffer = SampleBuffer()
    _ = try Narrator(voice: voice).narrate(items, to: buffer)
    #expect(voice.passages.map(\.id) == ["1", "3"])
    let samples = buffer.samples
    // 3 words, 180 ms of sound, 250 ms of pause, 2 words.
    #expect(samples.count == 2400 + 1440 + 2000 + 1600)
    #expect(samples[..<2400].allSatisfy { $0 == 1000 })
    #expect(samples[2400..<3840].contains { $0 > 1000 })
    #expect(samples[3840..<5840].allSatisfy { $0 == 0 })
    #expect(samples[5840...].allSatisfy { $0 == 1000 })
  }

  @Test("The cue sheet says when each passage, word and sound is heard")
  func cues() throws {
    let sheet = try Narrator(voice: RememberingVoice()).narrate(items, to: SampleBuffer())
    #expect(sheet.duration == 930)
    #expect(sheet.cues.map(\.id) == ["1", "2", "3"])
    #expect(sheet.cues.map(\.start) == [0, 300, 730])
    #expect(sheet.cues.map(\.end) == [300, 480, 930])
    let words = [
      TimedWord(text: "Reply,", offset: 0, milliseconds: 730),
      TimedWord(text: "button", offset: 7, milliseconds: 830),
    ]
    #expect(sheet.cues[2].content == .passage(text: "Reply, button", language: "de", words: words))
  }

  @Test("A pause that is not a number of seconds is none", arguments: [-1, Double.nan, -Double.infinity])
  func oddPauses(seconds: Double) throws {
    let buffer = SampleBuffer()
    let item = SpokenItem.passage(SpokenPassage(id: "1", text: "Hello", pauseBefore: seconds))
    _ = try Narrator(voice: RememberingVoice()).narrate([item], to: buffer)
    #expect(buffer.samples.count == 800)
  }

  @Test("A narrator that is stopped says no more and cancels its sink")
  func stop() throws {
    let voice = RememberingVoice()
    let buffer = SampleBuffer()
    let narrator = Narrator(voice: voice)
    let stopping = items.lazy.map { item in
      if case .sound = item { narrator.stop() }
      return item
    }
    #expect(throws: VoiceError.stopped) { try narrator.narrate(stopping, to: buffer) }
    #expect(voice.passages.map(\.id) == ["1"])
    #expect(buffer.samples.isEmpty)
    #expect(throws: VoiceError.stopped) { try buffer.finish() }
  }

  @Test("A narrator that was stopped beforehand begins nothing")
  func stoppedBefore() throws {
    let narrator = Narrator(voice: RememberingVoice())
    narrator.stop()
    #expect(throws: VoiceError.stopped) {
      try narrator.narrate(items, to: { throw VoiceError.noAudio(attempts: []) }())
    }
  }

  @Test("Every sound begins and ends in silence and is heard between", arguments: SpokenSound.allCases)
  func sounds(sound: SpokenSound) throws {
    let samples = sound.samples(at: 22_050)
    let first = try #require(samples.first)
    let last = try #require(samples.last)
    #expect(abs(Int(first)) < 100 && abs(Int(last)) < 100)
    #expect(samples.contains { $0 > 3000 })
  }

  @Test(
    "A WAV file of real speech has the header, the length, the pauses and the words that it should",
    .enabled(if: ESpeakVoice.isAvailable, "eSpeak NG is not installed"))
  func speech() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let url = folder.file("speech.wav")
    let voice = try ESpeakVoice()
    let file = try WAVFile(path: url.path, sampleRate: voice.sampleRate)
    let sheet = try Narrator(voice: voice).narrate(items, to: file)
    let data = try Data(contentsOf: url)
    #expect(data.prefix(44) == Data(try WAVHeader(sampleRate: 22_050, sampleCount: (data.count - 44) / 2).bytes))
    let samples = data.dropFirst(44).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    #expect(samples.count * 1000 / 22_050 == sheet.duration)
    // Five words at 175 a minute take about two seconds; the pause and the sound 0.43.
    #expect((1500...4000).contains(sheet.duration))
    let pause = sheet.cues[1].end..<sheet.cues[2].start
    #expect(abs(pause.count - 250) <= 1)
    func heard(_ milliseconds: Range<Int>) -> Bool {
      samples[milliseconds.lowerBound * 22_050 / 1000 + 22..<milliseconds.upperBound * 22_050 / 1000 - 22]
        .contains { abs(Int($0)) > 500 }
    }
    #expect(!heard(pause))
    #expect(sheet.cues.allSatisfy { heard($0.start..<$0.end) })
  }
}
