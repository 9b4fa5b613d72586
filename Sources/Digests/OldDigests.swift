/// The digest of some bytes by the Message-Digest Algorithm 5 (RFC 1321), by which services name pictures of people.
package struct MD5Digest: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(of message: [UInt8]) {
    let padded = Padding.padded(message, lengthLast: false)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: padded.count, by: 64) {
      let words = stride(from: start, to: start + 64, by: 4).map { index in
        padded[index..<index + 4].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      MD5Digest.take(words, into: &state)
    }
    bytes = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
  }

  private static func take(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let (mixed, word) =
        switch index / 16 {
        case 0: (b & c | ~b & d, index)
        case 1: (d & b | ~d & c, (5 * index + 1) % 16)
        case 2: (b ^ c ^ d, (3 * index + 5) % 16)
        default: (c ^ (b | ~d), 7 * index % 16)
        }
      let sum = a &+ mixed &+ constants[index] &+ words[word]
      let turn = turns[index / 16][index % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }

  private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  private static let constants: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
}

/// The digest of some bytes by the first Secure Hash Algorithm (FIPS 180-4).
package struct SHA1Digest: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(of message: [UInt8]) {
    let padded = Padding.padded(message, lengthLast: true)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = stride(from: start, to: start + 64, by: 4).map { index in
        padded[index..<index + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(mixed << 1 | mixed >> 31)
      }
      SHA1Digest.take(words, into: &state)
    }
    bytes = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func take(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let sum = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }
}

/// How a message is filled up to blocks of 64 bytes, with its length at the end.
private enum Padding {
  /// Fills a message up.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - lengthLast: Whether the last byte of the length is the smallest part of it.
  /// - Returns: The whole blocks.
  static func padded(_ message: [UInt8], lengthLast: Bool) -> [UInt8] {
    let filled = message + [0x80] + [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let bitCount = UInt64(message.count) * 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (8 * UInt64($0))) }
    return filled + (lengthLast ? length.reversed() : length)
  }
}
