import Foundation
import Testing

@testable import Voices

@Suite("Control-C")
struct InterruptionTests {
  @Test("It stops a narration, and the process goes on")
  func stop() async {
    // In a process of its own, for the signal goes to a whole process.
    await #expect(processExitsWith: .success) {
      let narrator = Narrator(voice: RecordingVoice(), to: SampleBuffer())
      let interruption = Interruption { narrator.stop() }
      let items = (1...50).lazy.map { number in
        if number == 2 { kill(getpid(), SIGINT) }
        Thread.sleep(forTimeInterval: 0.02)
        return SpokenItem.passage(SpokenPassage(id: "\(number)", text: "Hello"))
      }
      withExtendedLifetime(interruption) {
        _ = #expect(throws: VoiceError.stopped) { try narrator.narrate(items) }
      }
    }
  }

  @Test("Afterwards it ends the process as before")
  func afterwards() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      do { _ = Interruption {} }
      // The handler goes away in the background.
      for _ in 1...100 {
        kill(getpid(), SIGINT)
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}
