import A11yCrypto
import Foundation
import Testing

/// RFC 5869, appendix A.
@Suite("Keys made of other keys")
struct DerivedKeyTests {
  private func bytes(_ key: SymmetricKey) -> String {
    key.withUnsafeBytes { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  }

  @Test("The first example of the standard")
  func salted() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: Array(UInt8(0)...0x0c),
      info: Array(UInt8(0xf0)...0xf9), outputByteCount: 42)
    #expect(
      bytes(key) == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test("The third example of the standard, which has neither a salt nor a purpose")
  func plain() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), outputByteCount: 42)
    #expect(
      bytes(key) == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }
}
