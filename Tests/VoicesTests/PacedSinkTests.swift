import Testing

@testable import Voices

@Suite("Keeping pace with the ear")
struct PacedSinkTests {
  @Test("Samples are handed on no faster than they are heard, but for a lead")
  func pace() throws {
    let buffer = SampleBuffer()
    let sink = PacedSink(buffer, sampleRate: 1000)
    let clock = ContinuousClock()
    // Half a second of sound, of which the lead is 0.3 s.
    let time = try clock.measure {
      for _ in 1...5 { try sink.write([Int16](repeating: 1, count: 100)) }
      try sink.finish()
    }
    #expect(time >= .milliseconds(190))
    #expect(buffer.samples.count == 500)
  }

  @Test("Waiting ends when someone asks for silence")
  func cancelling() throws {
    let sink = PacedSink(SampleBuffer(), sampleRate: 1)
    sink.cancel()
    let time = ContinuousClock().measure {
      #expect(throws: VoiceError.stopped) { try sink.write([Int16](repeating: 1, count: 3600)) }
    }
    #expect(time < .seconds(5))
  }
}
