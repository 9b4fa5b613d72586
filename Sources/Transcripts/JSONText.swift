internal import Foundation

/// JSON that is written as it goes, byte for byte as Foundation's encoder would write it with sorted keys on lines of
/// their own: nothing of a large document is held but its bytes.
///
/// Who writes an object names its members in the order of their keys.
struct JSONText {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// Whether nothing stands in the innermost bracket yet.
  private var isEmpty = true

  /// What has been written, as a file that ends with its last line.
  var data: Data { Data(bytes) + Data("\n".utf8) }

  mutating func object(_ write: (inout JSONText) -> Void) {
    bracket(UInt8(ascii: "{"), UInt8(ascii: "}"), write)
  }

  mutating func array<Item>(of items: some Sequence<Item>, _ write: (inout JSONText, Item) -> Void) {
    bracket(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
      for item in items {
        json.beginItem()
        write(&json, item)
      }
    }
  }

  mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(\.isPlainInJSON) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { escape(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ number: Double) {
    let digits = number.description
    // A whole number has no decimals.
    bytes.append(contentsOf: digits.hasSuffix(".0") ? digits.dropLast(2).utf8 : digits[...].utf8)
  }

  mutating func number(_ number: Int) { bytes.append(contentsOf: number.description.utf8) }

  mutating func flag(_ flag: Bool) { bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8) }

  /// What an encoder has written, with its lines moved to where they stand here.
  mutating func lines(of encoded: Data) {
    let end = UInt8(ascii: "\n")
    for (index, line) in encoded.split(separator: end, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { bytes.append(end) }
      // A list of nothing has an empty line.
      if index > 0, !line.isEmpty { indent() }
      bytes.append(contentsOf: line)
    }
  }
}

// A member without a value is left out.
extension JSONText {
  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    begin(key)
    self.text(text)
  }

  mutating func member(_ key: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    begin(key)
    self.flag(flag)
  }

  mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    begin(key)
    self.number(number)
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    begin(key)
    self.number(number)
  }

  mutating func member(_ key: StaticString, _ texts: [String]) {
    member(key, of: texts) { $0.text($1) }
  }

  mutating func member<Item>(
    _ key: StaticString, of items: some Sequence<Item>, _ write: (inout JSONText, Item) -> Void
  ) {
    begin(key)
    array(of: items, write)
  }

  /// A member that is an object.
  mutating func member(_ key: StaticString, _ write: (inout JSONText) -> Void) {
    begin(key)
    object(write)
  }

  /// A member that has been encoded.
  mutating func member(_ key: StaticString, encoded: Data) {
    begin(key)
    lines(of: encoded)
  }
}

extension JSONText {
  private mutating func bracket(_ start: UInt8, _ end: UInt8, _ write: (inout JSONText) -> Void) {
    bytes.append(start)
    bytes.append(UInt8(ascii: "\n"))
    depth += 1
    isEmpty = true
    write(&self)
    depth -= 1
    isEmpty = false
    bytes.append(UInt8(ascii: "\n"))
    indent()
    bytes.append(end)
  }

  private mutating func begin(_ key: StaticString) {
    beginItem()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\" : ".utf8)
  }

  private mutating func beginItem() {
    if !isEmpty { bytes.append(contentsOf: ",\n".utf8) }
    isEmpty = false
    indent()
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func escape(_ byte: UInt8) {
    guard !byte.isPlainInJSON else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20: bytes.append(contentsOf: ((byte < 0x10 ? "u000" : "u00") + String(byte, radix: 16)).utf8)
    default: bytes.append(byte)
    }
  }
}

extension UInt8 {
  /// Whether JSON has the byte in a text as it is.
  fileprivate var isPlainInJSON: Bool { self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}
