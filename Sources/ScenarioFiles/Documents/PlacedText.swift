import Diagnostics

/// The text of a scalar with the place in the file of each of its Unicode scalars.
struct PlacedText: Sendable {
  let text: String
  private let map: Map

  private enum Map: Sendable {
    /// The text stands in the file as it is.
    case consecutive(SourcePlace)
    /// Escapes make the text differ from the file: a column for each scalar and one for the end.
    case columns([Int], SourcePlace)
    /// The text runs over several lines: only its beginning is known.
    case fixed(SourcePlace)
  }

  /// The place of a scalar of the text; the number of scalars gives the end.
  func place(at offset: Int) -> SourcePlace {
    switch map {
    case .consecutive(let start): start.advanced(by: offset)
    case .columns(let columns, let start):
      start.advanced(by: columns[min(max(offset, 0), columns.count - 1)] - start.column)
    case .fixed(let place): place
    }
  }

  /// How many columns in the file some scalars of the text take.
  func length(of range: Range<Int>) -> Int {
    max(1, place(at: range.upperBound).column - place(at: range.lowerBound).column)
  }
}

extension PlacedText {
  /// Finds the place of each scalar, given what stands in the file from the beginning of the text on.
  init(_ scalar: Scalar, source: Substring.UnicodeScalarView) {
    text = scalar.text
    map =
      switch scalar.style {
      case .plain: Self.plain(scalar, source)
      case .singleQuoted: Self.quoted(scalar, source, escape: "'")
      case .doubleQuoted: Self.quoted(scalar, source, escape: "\\")
      case .block: .fixed(scalar.place)
      }
  }

  private static func plain(_ scalar: Scalar, _ source: Substring.UnicodeScalarView) -> Map {
    Substring(source).utf8.starts(with: scalar.text.utf8) ? .consecutive(scalar.place) : .fixed(scalar.place)
  }

  /// Walks over a quoted scalar: one column for each scalar that it stands for.
  private static func quoted(
    _ scalar: Scalar, _ source: Substring.UnicodeScalarView, escape: Unicode.Scalar
  ) -> Map {
    let quote: Unicode.Scalar = escape == "'" ? "'" : "\""
    var rest = source
    guard rest.popFirst() == quote else { return .fixed(scalar.place) }
    if isVerbatim(scalar.text, Substring(rest).utf8, quote, escape) {
      return .consecutive(scalar.place.advanced(by: 1))
    }
    var column = scalar.place.column + 1
    var columns: [Int] = []
    while let first = rest.popFirst(), first != "\n", first != "\r" {
      guard first != quote || (escape == quote && rest.first == quote) else {
        return finish(columns + [column], scalar)
      }
      columns.append(column)
      column += 1
      if first == escape {
        let width = escapeWidth(after: first, in: rest)
        rest = rest.dropFirst(width)
        column += width
      }
    }
    return .fixed(scalar.place)
  }

  /// Whether a text stands in its quotes as it is, with nothing escaped in it and on one line, as most texts do.
  private static func isVerbatim(
    _ text: String, _ source: Substring.UTF8View, _ quote: Unicode.Scalar, _ escape: Unicode.Scalar
  ) -> Bool {
    let (quote, escape) = (UInt8(ascii: quote), UInt8(ascii: escape))
    let isVerbatim = source.withContiguousStorageIfAvailable { source in
      let count = text.utf8.count
      guard source.count > count, source[count] == quote else { return false }
      // A quote that stands there twice is one of the text.
      if escape == quote, source.count > count + 1, source[count + 1] == quote { return false }
      return source[..<count].elementsEqual(text.utf8)
        && source[..<count].allSatisfy { $0 >= 0x20 && $0 != quote && $0 != escape }
    }
    return isVerbatim ?? false
  }

  private static func finish(_ columns: [Int], _ scalar: Scalar) -> Map {
    guard columns.count == scalar.text.unicodeScalars.count + 1 else { return .fixed(scalar.place) }
    let start = scalar.place.advanced(by: 1)
    if columns.last == start.column + columns.count - 1 { return .consecutive(start) }
    return .columns(columns, scalar.place)
  }

  /// How many scalars an escape takes after its first.
  private static func escapeWidth(
    after escape: Unicode.Scalar, in rest: Substring.UnicodeScalarView
  ) -> Int {
    guard escape == "\\", let kind = rest.first else { return 1 }
    switch kind {
    case "\n", "\r": return 0
    case "x": return 3
    case "U": return 9
    case "u":
      // JSON writes what is beyond the first 65,536 as two escapes that stand for one scalar.
      let digits = rest.dropFirst().prefix(2)
      let isFirstHalf = digits.first == "d" || digits.first == "D"
      let isSurrogate = isFirstHalf && digits.last.map { "89abAB".unicodeScalars.contains($0) } == true
      return isSurrogate ? 11 : 5
    default: return 1
    }
  }
}
