/// Where samples go: 16 bits, one channel.
package protocol AudioSink: AnyObject, Sendable {
  /// Takes the next samples; throws `VoiceError.stopped` after a cancellation.
  func write(_ samples: [Int16]) throws

  /// Ends the sound: returns when everything is written or heard.
  func finish() throws

  /// Ends it at once and leaves nothing behind; can be called from any thread.
  func cancel()
}
