internal import Digests
public import Foundation

// Nobody attacks a preview: what is sealed is as it was, and a key of a size is always the same one.

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Tells a message that somebody with the key has written from others.
public struct HMAC<Function: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedBytes<Function>
  private let key: SymmetricKey
  private var message: [UInt8] = []
  public init(key: SymmetricKey) { self.key = key }
  public mutating func update<Message: DataProtocol>(data: Message) { message += Array(data) }
  public func finalize() -> MAC { HMAC.authenticationCode(for: message, using: key) }

  /// RFC 2104.
  public static func authenticationCode<Message: DataProtocol>(for data: Message, using key: SymmetricKey) -> MAC {
    let short = key.bytes.count > Function.blockByteCount ? Function._digest(of: key.bytes) : key.bytes
    let padded = short + [UInt8](repeating: 0, count: Function.blockByteCount - short.count)
    let inner = Function._digest(of: padded.map { $0 ^ 0x36 } + Array(data))
    return HashedBytes(bytes: Function._digest(of: padded.map { $0 ^ 0x5c } + inner))
  }
  public static func isValidAuthenticationCode<Message: DataProtocol>(
    _ code: MAC, authenticating data: Message, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}

/// Keys made of other ones (RFC 5869).
public struct HKDF<Function: HashFunction>: Sendable {
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, salt: Salt?
  ) -> HashedBytes<Function> {
    let salt = salt.map { Array($0) } ?? [UInt8](repeating: 0, count: Function._digest(of: []).count)
    return HMAC<Function>.authenticationCode(for: key.bytes, using: SymmetricKey(data: salt))
  }
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey key: Key, info: Info?, outputByteCount count: Int
  ) -> SymmetricKey {
    let key = key.withUnsafeBytes { SymmetricKey(data: Array($0)) }
    let info = info.map { Array($0) } ?? []
    var (bytes, block): ([UInt8], [UInt8]) = ([], [])
    for number in 1...UInt8.max where bytes.count < count {
      block = HMAC<Function>.authenticationCode(for: block + info + [number], using: key).bytes
      bytes += block
    }
    return SymmetricKey(data: Array(bytes.prefix(count)))
  }
  public static func deriveKey(inputKeyMaterial key: SymmetricKey, outputByteCount count: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: key, salt: [UInt8](), info: [UInt8](), outputByteCount: count)
  }
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, info: Info, outputByteCount count: Int
  ) -> SymmetricKey { deriveKey(inputKeyMaterial: key, salt: [UInt8](), info: info, outputByteCount: count) }
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, salt: Salt, outputByteCount count: Int
  ) -> SymmetricKey { deriveKey(inputKeyMaterial: key, salt: salt, info: [UInt8](), outputByteCount: count) }
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial key: SymmetricKey, salt: Salt, info: Info, outputByteCount count: Int
  ) -> SymmetricKey {
    expand(pseudoRandomKey: extract(inputKeyMaterial: key, salt: salt), info: info, outputByteCount: count)
  }
}

public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  case underlyingCoreCryptoError(error: Int32)
}

/// What is sealed, with a nonce of twelve bytes before it and a tag of sixteen after it.
public struct SealedBytes: Sendable {
  public struct Nonce: Sequence, Sendable {
    let bytes: [UInt8]
    public init() { bytes = Array(repeating: 0, count: 12) }
    public init<Bytes: DataProtocol>(data: Bytes) throws { bytes = Array(data) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }
  public let nonce: Nonce
  public let ciphertext: Data
  public let tag: Data

  public init<Text: DataProtocol, Tag: DataProtocol>(nonce: Nonce, ciphertext: Text, tag: Tag) throws {
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }
  public init<Bytes: DataProtocol>(combined: Bytes) throws {
    let bytes = Array(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
  }
  init(_ text: Data, _ nonce: Nonce?) {
    self.nonce = nonce ?? Nonce()
    ciphertext = text
    tag = Data(repeating: 0, count: 16)
  }
  var all: Data { Data(nonce.bytes) + ciphertext + tag }
}

public enum AES {
  public enum GCM {
    public typealias SealedBox = SealedBytes
    public typealias Nonce = SealedBytes.Nonce
    public static func seal<Message: DataProtocol>(
      _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { SealedBox(Data(message), nonce) }
    public static func seal<Message: DataProtocol, More: DataProtocol>(
      _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: More
    ) throws -> SealedBox { SealedBox(Data(message), nonce) }
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { box.ciphertext }
    public static func open<More: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating data: More
    ) throws -> Data { box.ciphertext }
  }
}

public enum ChaChaPoly {
  public typealias SealedBox = SealedBytes
  public typealias Nonce = SealedBytes.Nonce
  public static func seal<Message: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { SealedBox(Data(message), nonce) }
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data { box.ciphertext }
}

extension SealedBytes {
  public var combined: Data? { all }
}

// MARK: - Pairs of keys
public enum Curve25519 {
  public enum Signing {
    public typealias PrivateKey = KeyPair
    public typealias PublicKey = KeyPair.PublicKey
  }
  public enum KeyAgreement {
    public typealias PrivateKey = KeyPair
    public typealias PublicKey = KeyPair.PublicKey
  }
}

public enum P256 {
  public enum Signing {
    public typealias PrivateKey = KeyPair
    public typealias PublicKey = KeyPair.PublicKey
  }
  public enum KeyAgreement {
    public typealias PrivateKey = KeyPair
    public typealias PublicKey = KeyPair.PublicKey
  }
}

/// A private key with the public one, which is its digest.
public struct KeyPair: Sendable {
  public struct PublicKey: Sendable {
    public let rawRepresentation: Data
    init(_ bytes: Data) { rawRepresentation = bytes }
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
      self.rawRepresentation = rawRepresentation.withUnsafeBytes { Data($0) }
    }
    public func isValidSignature<Signature: DataProtocol, Message: DataProtocol>(
      _ signature: Signature, for data: Message
    ) -> Bool { true }
  }
  public let rawRepresentation: Data
  public init() { rawRepresentation = Data(repeating: 0, count: 32) }
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    self.rawRepresentation = rawRepresentation.withUnsafeBytes { Data($0) }
  }
  public var publicKey: PublicKey { PublicKey(Data(SHA256Digest(of: Array(rawRepresentation)).bytes)) }
  public func signature<Message: DataProtocol>(for data: Message) throws -> Data {
    Data(SHA256Digest(of: Array(rawRepresentation) + Array(data)).bytes)
  }
}
