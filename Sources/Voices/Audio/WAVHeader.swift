/// The 44 bytes before the samples of a WAV file: RIFF, `fmt ` and `data`, 16 bits, one channel.
struct WAVHeader {
  /// How many bytes a header has.
  static let size = 44
  private static let bytesPerSample: UInt32 = 2

  let bytes: [UInt8]

  /// Throws if the samples are more than the header's 32 bits can say.
  init(sampleRate: Int, sampleCount: Int) throws {
    let (size, isTooLong) = UInt32(clamping: sampleCount).multipliedReportingOverflow(by: Self.bytesPerSample)
    guard !isTooLong, size <= UInt32.max - UInt32(Self.size) else { throw VoiceError.soundTooLong }
    let rate = UInt32(clamping: sampleRate)
    var bytes = Array("RIFF".utf8)
    bytes += UInt32(Self.size - 8).advanced(by: Int(size)).littleEndianBytes
    bytes += "WAVEfmt ".utf8
    // The size of this chunk, PCM, one channel.
    bytes += UInt32(16).littleEndianBytes + UInt16(1).littleEndianBytes + UInt16(1).littleEndianBytes
    bytes += rate.littleEndianBytes + (rate * Self.bytesPerSample).littleEndianBytes
    bytes += UInt16(Self.bytesPerSample).littleEndianBytes + UInt16(8 * Self.bytesPerSample).littleEndianBytes
    bytes += "data".utf8
    bytes += size.littleEndianBytes
    self.bytes = bytes
  }
}

extension FixedWidthInteger {
  fileprivate var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}
