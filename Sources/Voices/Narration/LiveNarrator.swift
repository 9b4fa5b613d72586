internal import Dispatch
internal import Foundation

/// Says what is new at once, and cuts for it what it was still saying.
package final class LiveNarrator: Sendable {
  private let voice: any Voice
  private let makeSink: @Sendable () throws -> any AudioSink
  /// One narration after the other: the one that was cut ends before the next begins.
  private let queue = DispatchQueue(label: "narration")
  private let state = Locked<(current: Narrator?, turn: Int, failure: VoiceError?)>((nil, 0, nil))

  /// - Parameters:
  ///   - voice: The voice that speaks.
  ///   - makeSink: Makes what a narration is heard through; each has its own.
  package init(voice: any Voice, makeSink: @escaping @Sendable () throws -> any AudioSink) {
    self.voice = voice
    self.makeSink = makeSink
  }

  /// Says something in the background, instead of what is being said.
  package func say(_ items: [SpokenItem]) {
    let turn = advance()
    guard !items.isEmpty else { return }
    queue.async { self.narrate(items, turn) }
  }

  /// Falls silent at once.
  package func stop() {
    _ = advance()
  }

  /// Waits until everything has been said.
  package func finish() {
    queue.sync {}
  }

  /// Why nothing could be heard, told once.
  package func takeFailure() -> VoiceError? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// Cuts what is being said, and makes what is still waiting out of date.
  private func advance() -> Int {
    let (turn, current) = state.withLock { state in
      state.turn += 1
      defer { state.current = nil }
      return (state.turn, state.current)
    }
    current?.stop()
    return turn
  }

  private func narrate(_ items: [SpokenItem], _ turn: Int) {
    do {
      guard state.withLock({ $0.turn }) == turn else { return }
      let narrator = Narrator(voice: voice)
      let isNewest = state.withLock { state in
        guard state.turn == turn else { return false }
        state.current = narrator
        return true
      }
      guard isNewest else { return narrator.stop() }
      _ = try narrator.narrate(items, to: makeSink())
    } catch {
      let failure = error as? VoiceError ?? .synthesisFailed(reason: "\(error)")
      state.withLock { state in
        if failure != .stopped { state.failure = failure }
      }
    }
  }
}
