internal import Diagnostics

extension SourceEditor {
  /// Where words stand in one line; `nil` if they go over several, or are written otherwise than they are read.
  func range(of scalar: Scalar) -> Range<Int>? {
    guard scalar.style != .block, let start = start(of: scalar) else { return nil }
    let quote: UInt8? =
      switch scalar.style {
      case .singleQuoted: UInt8(ascii: "'")
      case .doubleQuoted: UInt8(ascii: "\"")
      case .plain, .block: nil
      }
    let words = Array(scalar.text.utf8)
    let written = quote.map { [$0] + words + [$0] } ?? words
    guard start + written.count <= bytes.count, Array(bytes[start..<(start + written.count)]) == written else {
      return nil
    }
    return start..<(start + written.count)
  }

  /// Whether the map is written between braces.
  func isInBraces(_ entries: [DocumentNode.Entry]) -> Bool {
    guard source.format == .yaml else { return true }
    guard let first = entries.first, let start = start(of: first.key) else { return false }
    return bytes[..<start].last { !$0.isBlank && !$0.isLineBreak } == UInt8(ascii: "{")
  }

  /// The blanks before a key that begins a line, or stands after the mark of an item of a list.
  func indentation(of key: Scalar) -> String { String(repeating: " ", count: key.place.column - 1) }

  /// Where the line ends, its break included.
  func endOfLine(after offset: Int) -> Int {
    bytes[offset...].firstIndex(where: \.isLineBreak).map { $0 + 1 } ?? bytes.endIndex
  }

  /// Where the line ends, without its break.
  func endOfText(after offset: Int) -> Int {
    bytes[offset...].firstIndex { $0.isLineBreak || $0 == UInt8(ascii: "\r") } ?? bytes.endIndex
  }

  /// Where a scalar begins, as an offset into the bytes of the text.
  func start(of scalar: Scalar) -> Int? {
    guard let line = source.file.line(scalar.place.line) else { return nil }
    let scalars = line.unicodeScalars
    guard
      let index = scalars.index(scalars.startIndex, offsetBy: scalar.place.column - 1, limitedBy: scalars.endIndex)
    else { return nil }
    let text = source.file.text
    return text.utf8.distance(from: text.utf8.startIndex, to: index)
  }

  /// The place of an offset into the bytes of the text.
  func place(of offset: Int) -> SourcePlace {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourcePlace(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1)
  }
}

extension UInt8 {
  static let comma = UInt8(ascii: ",")

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isLineBreak: Bool { self == UInt8(ascii: "\n") }
}
