import Diagnostics

/// Finds what stands at a place of a file, quickly if the next place asked for is near.
///
/// A whole file can be one line, so that counting columns from its beginning each time would take quadratic time.
struct SourceCursor: Sendable {
  private let source: SourceFile
  private var place = SourcePlace.start
  private var index: String.Index

  init(_ source: SourceFile) {
    self.source = source
    index = source.text.startIndex
  }

  /// What stands in the file from a place on.
  mutating func text(from target: SourcePlace) -> Substring.UnicodeScalarView {
    let scalars = source.text.unicodeScalars
    if target.line != place.line, let line = source.line(target.line) {
      place = SourcePlace(line: target.line, column: 1)
      index = line.startIndex
    }
    let limit = target.column < place.column ? scalars.startIndex : scalars.endIndex
    index = scalars.index(index, offsetBy: target.column - place.column, limitedBy: limit) ?? limit
    place = target
    return scalars[index...]
  }
}
