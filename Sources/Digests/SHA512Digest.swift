/// The digest of some bytes by the Secure Hash Algorithm 512, or by its shorter sister 384 (FIPS 180-4).
package struct SHA512Digest: Sendable, Hashable {
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - message: The bytes.
  ///   - isShort: Whether 384 bits of another beginning are wanted.
  package init(of message: [UInt8], isShort: Bool = false) {
    let hash = SecureHash<UInt64>(
      turns: .init(lower: (28, 34, 39), upper: (14, 18, 41), early: (1, 8, 7), late: (19, 61, 6)), rounds: 80,
      state: isShort ? SHA512Digest.shortState : SHA512Digest.initialState)
    bytes = Array(hash.digest(of: message).prefix(isShort ? 48 : 64))
  }

  private static let initialState: [UInt64] = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  private static let shortState: [UInt64] = [
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ]
}
