import Diagnostics

/// Walks over the bytes of a text and knows the place of each.
struct ByteCursor: Sendable {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var place = SourcePlace.start

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The byte at the current place, or `nil` at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Goes on by a byte.
  mutating func advance() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    let endsLine = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && current != UInt8(ascii: "\n"))
    if endsLine {
      place = SourcePlace(line: place.line + 1, column: 1)
    } else if current.map({ $0 & 0xC0 != 0x80 }) ?? true {
      // A scalar of several bytes is one column.
      place.column += 1
    }
  }

  /// Whether what comes next begins with a text.
  func begins(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// The next bytes as text, or fewer at the end.
  func next(_ count: Int) -> String { String(decoding: bytes[offset...].prefix(count), as: UTF8.self) }

  /// What has been walked over since an offset.
  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  /// What a message calls the character at the current place.
  var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return "'\(String(decoding: bytes[offset..<end], as: UTF8.self))'"
  }
}
