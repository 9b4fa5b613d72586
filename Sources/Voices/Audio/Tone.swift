internal import Foundation

extension SpokenSound {
  /// The sound's samples, each note fading away, as loud as a factor from 0 to 1 says.
  func samples(at sampleRate: Int, volume: Double = 1) -> [Int16] {
    notes.flatMap { $0.samples(at: sampleRate, volume: volume) }
  }
}

extension SpokenSound.Note {
  /// A quarter of full volume: well heard beside speech, never louder.
  private static let amplitude = Double(Int16.max) / 4
  /// How long a note takes to begin and to end, so that it does not click.
  private static let edge = 0.005

  fileprivate func samples(at sampleRate: Int, volume: Double) -> [Int16] {
    let duration = Double(milliseconds) / 1000
    return (0..<sampleRate * milliseconds / 1000).map { index in
      let time = Double(index) / Double(sampleRate)
      let edges = min(1, time / Self.edge, (duration - time) / Self.edge)
      let decay = exp(-4 * time / duration)
      return Int16(Self.amplitude * volume * edges * decay * sin(2 * .pi * frequency * time))
    }
  }
}
