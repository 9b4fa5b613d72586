// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

internal import Digests
@_exported public import Foundation

// Digests are the true ones, since apps tell people, pictures and words apart by them.

/// A digest, byte by byte.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The digest that one of the functions has made.
public struct HashedBytes<Function: HashFunction>: Digest {
  public static var byteCount: Int { Function.byteCount }
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return "\(Function.self) digest: \(digits)"
  }
}

/// Something that makes digests.
public protocol HashFunction: Sendable {
  typealias Digest = HashedBytes<Self>
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
  var _message: [UInt8] { get set }
  init()
  static func _digest(of message: [UInt8]) -> [UInt8]
}

extension HashFunction {
  public static func hash<Message: DataProtocol>(data: Message) -> HashedBytes<Self> {
    HashedBytes(bytes: _digest(of: Array(data)))
  }
  public mutating func update<Message: DataProtocol>(data: Message) { _message += Array(data) }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _message += Array(bufferPointer) }
  public func finalize() -> HashedBytes<Self> { HashedBytes(bytes: Self._digest(of: _message)) }
}

public struct SHA256: HashFunction {
  public static let byteCount = 32
  public static let blockByteCount = 64
  public var _message: [UInt8] = []
  public init() {}
  public static func _digest(of message: [UInt8]) -> [UInt8] { SHA256Digest(of: message).bytes }
}

public struct SHA384: HashFunction {
  public static let byteCount = 48
  public static let blockByteCount = 128
  public var _message: [UInt8] = []
  public init() {}
  public static func _digest(of message: [UInt8]) -> [UInt8] { SHA512Digest(of: message, isShort: true).bytes }
}

public struct SHA512: HashFunction {
  public static let byteCount = 64
  public static let blockByteCount = 128
  public var _message: [UInt8] = []
  public init() {}
  public static func _digest(of message: [UInt8]) -> [UInt8] { SHA512Digest(of: message).bytes }
}

/// What is not safe any more, and still used for names.
public enum Insecure {
  public struct MD5: HashFunction {
    public static let byteCount = 16
    public static let blockByteCount = 64
    public var _message: [UInt8] = []
    public init() {}
    public static func _digest(of message: [UInt8]) -> [UInt8] { MD5Digest(of: message).bytes }
  }
  public struct SHA1: HashFunction {
    public static let byteCount = 20
    public static let blockByteCount = 64
    public var _message: [UInt8] = []
    public init() {}
    public static func _digest(of message: [UInt8]) -> [UInt8] { SHA1Digest(of: message).bytes }
  }
}

// MARK: - What C has of it
public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5._digest, of: data, count, to: digest) }
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1._digest, of: data, count, to: digest) }
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256._digest, of: data, count, to: digest) }
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512._digest, of: data, count, to: digest) }

private func write(
  _ function: ([UInt8]) -> [UInt8], of data: UnsafeRawPointer?, _ count: CC_LONG,
  to digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let message = data.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? []
  for (index, byte) in function(message).enumerated() { digest?[index] = byte }
  return digest
}
