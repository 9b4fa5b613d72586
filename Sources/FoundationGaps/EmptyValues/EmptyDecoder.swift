/// Makes a value of a type that can be decoded, without anything to decode: all that it asks for is empty.
///
/// What asks for more than an empty value can be, such as a case of an enumeration, is not made.
struct EmptyDecoder: Decoder {
  private let depth: Int

  /// A type that asks for one of its own kind again and again has no empty value.
  private static let deepest = 16

  private init(depth: Int) { self.depth = depth }

  /// The empty value of a type; `nil` if it has none.
  static func value<Value: Decodable>(of type: Value.Type) -> Value? { try? type.init(from: EmptyDecoder(depth: 0)) }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Entries(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Items(decoder: self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Value(decoder: self) }

  private func empty<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
    if let value = EmptyValue.simple(type) as? Wanted { return value }
    guard depth < EmptyDecoder.deepest else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(type) has no empty value"))
    }
    return try type.init(from: EmptyDecoder(depth: depth + 1))
  }

  private struct Entries<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: EmptyDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) throws -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.empty(type) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
      -> KeyedDecodingContainer<Nested>
    { try decoder.container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder.unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
  }

  private struct Items: UnkeyedDecodingContainer {
    let decoder: EmptyDecoder
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }
    func decodeNil() throws -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.empty(type) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
      try decoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
    func superDecoder() throws -> any Decoder { decoder }
  }

  private struct Value: SingleValueDecodingContainer {
    let decoder: EmptyDecoder
    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.empty(type) }
  }
}
