/// JSON that is written as it goes, byte for byte as Foundation's encoder would write it with sorted keys: nothing of a large
/// document is held but its bytes, and not even those where they are handed on.
///
/// Who writes an object names its members in the order of their keys.
@usableFromInline
package struct JSONText {
  /// How the document stands in its file.
  package enum Layout: Sendable {
    /// Each member on a line of its own.
    case lines
    /// All on one line, without blanks.
    case compact
  }

  private let layout: Layout
  /// What takes the lines that have been written, whenever there are many; `nil` where all of them are kept.
  private let outlet: (([UInt8]) -> Void)?
  private var bytes: [UInt8] = []
  /// The blanks in front of each line.
  private var margin: [UInt8] = []
  /// Whether nothing stands in the innermost bracket yet.
  private var isEmpty = true

  /// How many bytes are handed on at once, or a few more.
  private static let portion = 1 << 16

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - layout: How it stands in its file.
  ///   - outlet: What takes whole lines of it as they are written, but for those that ``file()`` returns.
  package init(_ layout: Layout = .lines, handingOnTo outlet: (([UInt8]) -> Void)? = nil) {
    self.layout = layout
    self.outlet = outlet
  }

  /// What has been written and not been handed on, as a file that ends with its last line.
  package consuming func file() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  package mutating func object(_ write: (inout JSONText) -> Void) {
    open(UInt8(ascii: "{"))
    write(&self)
    close(UInt8(ascii: "}"))
  }

  // Who calls it in another target has it made for its own items.
  @inlinable
  package mutating func array<Item>(of items: some Sequence<Item>, _ write: (inout JSONText, Item) -> Void) {
    open(UInt8(ascii: "["))
    for item in items {
      beginItem()
      write(&self, item)
    }
    close(UInt8(ascii: "]"))
  }

  package mutating func text(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      // What is written as it is goes over in one piece.
      var start = 0
      while true {
        let end = utf8.endOfPlainBytes(from: start, \.isPlainInJSON) {
          $0.hasLess(than: 0x20) | $0.has(UInt8(ascii: "\"")) | $0.has(UInt8(ascii: "\\"))
        }
        bytes.append(contentsOf: utf8[start..<end])
        guard end < utf8.count else { break }
        escape(utf8[end])
        start = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func number(_ number: Double) {
    let digits = number.description
    // A whole number has no decimals.
    bytes.append(contentsOf: digits.hasSuffix(".0") ? digits.dropLast(2).utf8 : digits[...].utf8)
  }

  package mutating func number(_ number: Int) { bytes.append(contentsOf: number.description.utf8) }

  package mutating func flag(_ flag: Bool) { write(flag ? "true" : "false") }

  /// What an encoder has written on lines, with these moved to where they stand here.
  package mutating func lines(of encoded: [UInt8]) {
    var rest = encoded[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      bytes.append(contentsOf: rest[...end])
      rest = rest[(end + 1)...]
      // A list of nothing has an empty line.
      if let first = rest.first, first != UInt8(ascii: "\n") { indent() }
    }
    bytes.append(contentsOf: rest)
  }
}

// A member without a value is left out.
extension JSONText {
  package mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    begin(key)
    self.text(text)
  }

  package mutating func member(_ key: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    begin(key)
    self.flag(flag)
  }

  package mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    begin(key)
    self.number(number)
  }

  package mutating func member(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    begin(key)
    self.number(number)
  }

  package mutating func member(_ key: StaticString, _ texts: [String]) {
    member(key, of: texts) { $0.text($1) }
  }

  @inlinable
  package mutating func member<Item>(
    _ key: StaticString, of items: some Sequence<Item>, _ write: (inout JSONText, Item) -> Void
  ) {
    begin(key)
    array(of: items, write)
  }

  /// A member that is an object.
  package mutating func member(_ key: StaticString, _ write: (inout JSONText) -> Void) {
    begin(key)
    object(write)
  }

  /// A member that has been encoded.
  package mutating func member(_ key: StaticString, encoded: [UInt8]) {
    begin(key)
    lines(of: encoded)
  }
}

extension JSONText {
  @usableFromInline
  package mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    endLine()
    margin += [UInt8(ascii: " "), UInt8(ascii: " ")]
    isEmpty = true
  }

  @usableFromInline
  package mutating func close(_ bracket: UInt8) {
    margin.removeLast(2)
    isEmpty = false
    endLine()
    indent()
    bytes.append(bracket)
  }

  @usableFromInline
  package mutating func begin(_ key: StaticString) {
    beginItem()
    bytes.append(UInt8(ascii: "\""))
    write(key)
    if layout == .lines {
      write("\" : ")
    } else {
      bytes.append(UInt8(ascii: "\""))
      bytes.append(UInt8(ascii: ":"))
    }
  }

  @usableFromInline
  package mutating func beginItem() {
    if !isEmpty {
      bytes.append(UInt8(ascii: ","))
      endLine()
    }
    isEmpty = false
    indent()
  }

  private mutating func write(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  private mutating func endLine() {
    guard layout == .lines else { return }
    bytes.append(UInt8(ascii: "\n"))
    guard let outlet, bytes.count >= JSONText.portion else { return }
    outlet(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func indent() {
    if layout == .lines { bytes.append(contentsOf: margin) }
  }

  private mutating func escape(_ byte: UInt8) {
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
