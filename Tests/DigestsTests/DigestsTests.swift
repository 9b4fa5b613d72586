import Digests
import Testing

@Suite("Digests")
struct DigestsTests {
  private static let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The vectors are those of FIPS 180-4's examples (NIST, “Secure Hash Standard”), and an empty message.
  @Test(
    "SHA-256 is that of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (long, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    ])
  func sha256(message: String, hexadecimal: String) {
    #expect(digits(SHA256Digest(of: Array(message.utf8)).bytes) == hexadecimal)
  }

  /// FIPS 180-4's examples.
  @Test("SHA-512 and SHA-384 are those of the standard")
  func sha512() {
    let message = Array("abc".utf8)
    #expect(
      digits(SHA512Digest(of: message).bytes)
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      digits(SHA512Digest(of: message, isShort: true).bytes)
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
  }

  /// FIPS 180-4's examples.
  @Test(
    "SHA-1 is that of the standard",
    arguments: [
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"), (long, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ])
  func sha1(message: String, hexadecimal: String) {
    #expect(digits(SHA1Digest(of: Array(message.utf8)).bytes) == hexadecimal)
  }

  /// RFC 1321's test suite.
  @Test(
    "MD5 is that of the standard",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"
      ),
    ])
  func md5(message: String, hexadecimal: String) {
    #expect(digits(MD5Digest(of: Array(message.utf8)).bytes) == hexadecimal)
  }
}
