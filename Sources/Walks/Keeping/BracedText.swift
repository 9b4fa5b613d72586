internal import Diagnostics

/// A text with maps in braces, whose entries are added and replaced without touching anything else.
struct BracedText {
  let bytes: [UInt8]
  private let lineEnd: String

  init(_ text: String) {
    bytes = Array(text.utf8)
    lineEnd = text.lineEnd
  }

  /// The text with an entry more at the end of a map.
  func adding(_ lines: [String], to map: BracedMap) -> String {
    let end = map.entries.last?.range.upperBound ?? map.content.lowerBound
    // A comma, comments, and the white space before the brace.
    let rest = bytes[end..<map.content.upperBound]
    let close = rest.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? end
    let own = margin(at: map.content.lowerBound - 1).text
    let last = map.entries.last.map { margin(at: $0.range.lowerBound) }
    let indent = last.flatMap { $0.isWholeLine ? $0.text : nil } ?? own + "  "
    let comma = map.entries.isEmpty || map.endsWithComma ? "" : ","
    let tail = map.entries.isEmpty ? lineEnd + own : Self.text(bytes[close..<map.content.upperBound])
    return Self.text(bytes[..<end]) + comma + Self.text(bytes[end..<close])
      + lines.map { lineEnd + indent + $0 }.joined() + tail + Self.text(bytes[map.content.upperBound...])
  }

  /// The text with other lines in the place of an entry.
  func replacing(_ entry: BracedMap.Entry, with lines: [String]) -> String {
    let start = margin(at: entry.range.lowerBound)
    let separator = lineEnd + (start.isWholeLine ? start.text : start.text + "  ")
    return Self.text(bytes[..<entry.range.lowerBound]) + lines.joined(separator: separator)
      + Self.text(bytes[entry.range.upperBound...])
  }

  /// What stands in a range of bytes.
  func text(in range: Range<Int>) -> String { Self.text(bytes[range]) }

  /// How far the line of an offset is indented, and whether nothing else stands on it before the offset.
  private func margin(at offset: Int) -> (text: String, isWholeLine: Bool) {
    let start = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { !" \t".utf8.contains($0) } ?? bytes.count
    return (Self.text(bytes[start..<end]), end == offset)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
