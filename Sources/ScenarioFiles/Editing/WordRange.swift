import Diagnostics

/// What gives way to a proposal: the key or the word that is being written.
struct WordRange {
  let start: SourcePlace
  let end: SourcePlace
  /// Whether a key can be written here, since nothing stands before it on its line but the marks of lists and maps.
  let canBecomeKey: Bool
  private let quotes: String
  private let dash: String
  private let hasColon: Bool

  /// - Parameters:
  ///   - scalar: The key or value in which the stand-in is.
  ///   - text: The text with the stand-in.
  ///   - source: The text as it is.
  ///   - cursor: Where the stand-in is, in the text as it is.
  init(of scalar: Scalar, in text: UnfinishedText, _ source: ScenarioSource, at cursor: SourcePlace) {
    let line = Array((source.file.line(cursor.line) ?? "").unicodeScalars)
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let isJSON = source.format == .json
    var end = min(cursor.column - 1, line.count)
    while end < line.count, line[end].continuesWord { end += 1 }
    // In JSON the quotes are written again, since a colon comes after them.
    if isJSON, !text.isQuoted, end < line.count, line[end] == "\"" { end += 1 }
    let isBefore = text.needsDash || text.isQuoted
    let first = isBefore || scalar.place.line != cursor.line ? cursor.column : scalar.place.column
    start = SourcePlace(line: cursor.line, column: min(first + (isQuoted && !isJSON ? 1 : 0), cursor.column))
    self.end = SourcePlace(line: cursor.line, column: end + 1)
    quotes = isJSON ? "\"" : ""
    dash = text.needsDash ? "- " : ""
    let rest = line[end...].drop { $0 == " " }
    hasColon = rest.first == ":"
    let before = line.prefix(max(start.column - 1, 0))
    let mark = before.last { $0 != " " }
    let isBlock = before.allSatisfy { " -".unicodeScalars.contains($0) }
    canBecomeKey = !isQuoted && !isJSON && (isBlock || mark.map { "{,[".unicodeScalars.contains($0) } == true)
  }

  /// A word as it is written here.
  func written(_ word: String) -> String { dash + quotes + word + quotes }

  /// A key as it is written here, with its colon unless that is there.
  func writtenKey(_ name: String) -> String { written(name) + (hasColon ? "" : ": ") }
}
