/// Turns passages into samples: 16 bits, one channel.
package protocol Voice: Sendable {
  /// How many samples make a second.
  var sampleRate: Int { get }

  /// How loud sounds are beside the voice, as a factor from 0 to 1.
  var soundVolume: Double { get }

  /// The voices to choose from.
  func voices() throws -> [VoiceDescription]

  /// Speaks one passage into a receiver, without its pause, and says when each word begins.
  ///
  /// The receiver gets the samples as they are made. An error that it throws ends the speech at once: that is how a
  /// voice is stopped.
  func render(_ passage: SpokenPassage, into receive: ([Int16]) throws -> Void) throws -> Rendering
}

extension Voice {
  package var soundVolume: Double { 1 }
}
