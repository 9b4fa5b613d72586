package import Foundation

/// Samples as the bytes of a file.
package struct SoundFile: Sendable, Hashable {
  /// The form of the bytes.
  package enum Form: Sendable, Hashable {
    case wav
    /// Opus in Ogg: about a twentieth of the size.
    case opus
  }

  package let form: Form
  package let data: Data

  /// A file of samples: Opus where an encoder is given and can do it, else WAV.
  package init(_ samples: [Int16], sampleRate: Int, encoder: OpusEncoder?) throws {
    let header = try WAVHeader(sampleRate: sampleRate, sampleCount: samples.count)
    // A WAV file is little-endian, as all machines are that Swift runs on.
    let wav = Data(header.bytes) + samples.withUnsafeBytes { Data($0) }
    if let opus = encoder?.encoded(wav) { (form, data) = (Form.opus, opus) } else { (form, data) = (Form.wav, wav) }
  }
}
