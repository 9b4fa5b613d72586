internal import Foundation

/// The fields of a message that have a length, in their order: texts, and messages inside it.
///
/// Protocol Buffers, “Encoding”: each field begins with its number and with how its end is found. What is not
/// well-formed ends at its first mistake.
struct MessageFields: Sequence, IteratorProtocol {
  private var rest: Data

  init(_ message: Data) { rest = message }

  /// What the fields of a number hold.
  static func contents(of number: Int, in message: Data) -> [Data] {
    MessageFields(message).filter { $0.number == number }.map(\.content)
  }

  mutating func next() -> (number: Int, content: Data)? {
    while let key = number() {
      let length: Int? =
        switch key & 7 {
        case 0: number().map { _ in 0 }
        case 1: 8
        case 2: number()
        case 5: 4
        default: nil
        }
      guard let length, length <= rest.count else { return nil }
      let content = rest.prefix(length)
      rest = rest.dropFirst(length)
      if key & 7 == 2 { return (key >> 3, content) }
    }
    return nil
  }

  /// The number that stands next, seven bits in each byte, the lowest first.
  private mutating func number() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(exactly: value) }
    }
    return nil
  }
}
