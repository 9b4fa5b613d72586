import Dispatch
import Foundation
import Testing

@testable import Voices

@Suite("Saying what is new at once")
struct LiveNarratorTests {
  private func words(_ id: String, count: Int) -> [SpokenItem] {
    [.passage(SpokenPassage(id: id, text: String(repeating: "word ", count: count)))]
  }

  @Test("Everything is said if there is time")
  func finishing() {
    let voice = RememberingVoice()
    let narrator = LiveNarrator(voice: voice) { SampleBuffer() }
    narrator.say(words("1", count: 2))
    narrator.finish()
    narrator.say(words("2", count: 2))
    narrator.finish()
    #expect(voice.passages.map(\.id) == ["1", "2"])
    #expect(narrator.takeFailure() == nil)
  }

  @Test("Something new cuts what is being said")
  func cutting() {
    let voice = RememberingVoice(sampleRate: 1000)
    // At the speed of the ear 6,000 words take ten minutes.
    let narrator = LiveNarrator(voice: voice) { PacedSink(SampleBuffer(), sampleRate: 1000) }
    let time = ContinuousClock().measure {
      narrator.say(words("long", count: 6000))
      while voice.passages.isEmpty { Thread.sleep(forTimeInterval: 0.01) }
      narrator.say(words("new", count: 1))
      narrator.finish()
    }
    #expect(voice.passages.map(\.id) == ["long", "new"])
    #expect(time < .seconds(30))
  }

  @Test("Why nothing can be heard is told once")
  func failing() {
    let narrator = LiveNarrator(voice: RememberingVoice()) { throw VoiceError.noAudio(attempts: []) }
    narrator.say(words("1", count: 1))
    narrator.finish()
    #expect(narrator.takeFailure() == .noAudio(attempts: []))
    #expect(narrator.takeFailure() == nil)
  }
}
