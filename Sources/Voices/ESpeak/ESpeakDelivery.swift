internal import CEspeakNG

/// Where the synthesizer's callback leaves samples and words while one text is spoken.
final class ESpeakDelivery {
  private let receive: ([Int16]) throws -> Void
  private(set) var words: [(offset: Int, milliseconds: Int)] = []
  /// What the receiver threw.
  private(set) var failure: (any Error)?

  init(_ receive: @escaping ([Int16]) throws -> Void) {
    self.receive = receive
  }

  /// Takes what the synthesizer has made; `false` ends the synthesis.
  fileprivate func take(_ samples: UnsafeBufferPointer<Int16>, _ events: UnsafePointer<ESNGEvent>) -> Bool {
    var next = events
    while next.pointee.type != ESNGEventListEnd {
      if next.pointee.type == ESNGEventWord {
        words.append((Int(next.pointee.text_position) - 1, Int(next.pointee.audio_position)))
      }
      next += 1
    }
    guard !samples.isEmpty else { return true }
    do {
      try receive(Array(samples))
      return true
    } catch {
      failure = error
      return false
    }
  }
}

/// The synthesizer's callback: runs on the thread that asked for the speech and belongs to no actor.
nonisolated func deliver(
  _ samples: UnsafeMutablePointer<Int16>?,
  _ count: Int32,
  _ events: UnsafeMutablePointer<ESNGEvent>?
) -> Int32 {
  guard let events, let context = events.pointee.user_data else { return 0 }
  let delivery = Unmanaged<ESpeakDelivery>.fromOpaque(context).takeUnretainedValue()
  return delivery.take(UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count)), events) ? 0 : 1
}
