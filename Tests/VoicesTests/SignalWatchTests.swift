import Foundation
import Testing

@testable import Voices

@Suite("Signals")
struct SignalWatchTests {
  @Test("One that ends a program stops a narration instead, and the process goes on")
  func stop() async {
    // In a process of its own, for the signal goes to a whole process.
    await #expect(processExitsWith: .success) {
      let narrator = Narrator(voice: RememberingVoice())
      let watch = SignalWatch { _ in narrator.stop() }
      let items = (1...50).lazy.map { number in
        if number == 2 { kill(getpid(), SIGTERM) }
        Thread.sleep(forTimeInterval: 0.02)
        return SpokenItem.passage(SpokenPassage(id: "\(number)", text: "Hello"))
      }
      #expect(throws: VoiceError.stopped) { try narrator.narrate(items, to: SampleBuffer()) }
      #expect(watch.received == SIGTERM)
    }
  }

  @Test("Afterwards it ends the process as before")
  func afterwards() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      do { _ = SignalWatch { _ in } }
      // The handler goes away in the background.
      for _ in 1...100 {
        kill(getpid(), SIGINT)
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}
