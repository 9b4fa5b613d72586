/// The digest of some bytes by the Secure Hash Algorithm 256 (FIPS 180-4).
///
/// Browsers want it for the style sheet and the script of a page, and apps tell things apart by it. The library for it
/// would have everybody compile BoringSSL.
package struct SHA256Digest: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(of message: [UInt8]) {
    let hash = SecureHash<UInt32>(
      turns: .init(lower: (2, 13, 22), upper: (6, 11, 25), early: (7, 18, 3), late: (17, 19, 10)), rounds: 64,
      state: SHA256Digest.initialState)
    bytes = hash.digest(of: message)
  }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
}
