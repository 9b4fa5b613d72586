import Diagnostics

extension SourceFile {
  /// The place of a position; what is beyond a line or the text is its end.
  func place(of position: Position) -> SourcePlace {
    guard position.line >= 0 else { return .start }
    guard let line = line(at: position) else {
      return SourcePlace(line: lineCount, column: (line(lineCount)?.unicodeScalars.count ?? 0) + 1)
    }
    let index = line.utf16Index(position.character)
    return SourcePlace(
      line: position.line + 1, column: line.unicodeScalars.distance(from: line.startIndex, to: index) + 1)
  }

  /// The position of a place; what stands in no line is at the beginning.
  func position(of place: SourcePlace) -> Position {
    guard let line = line(place.line) else { return Position(line: 0, character: 0) }
    let scalars = line.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: place.column - 1, limitedBy: scalars.endIndex)
    return Position(
      line: place.line - 1, character: line.utf16.distance(from: line.startIndex, to: index ?? line.endIndex))
  }

  /// What some scalars from a place on take.
  func range(from place: SourcePlace, length: Int) -> TextRange {
    TextRange(start: position(of: place), end: position(of: place.advanced(by: max(length, 0))))
  }

  /// What stands between two places.
  func range(from start: SourcePlace, to end: SourcePlace) -> TextRange {
    TextRange(start: position(of: start), end: position(of: end))
  }

  /// The end of a line, counted from one.
  func end(ofLine number: Int) -> Position {
    Position(line: number - 1, character: line(number)?.utf16.count ?? 0)
  }

  /// The text with something else in a range.
  func text(replacing range: TextRange, with words: String) -> String {
    let start = index(of: range.start)
    let end = max(start, index(of: range.end))
    return text[..<start] + words + text[end...]
  }

  private func index(of position: Position) -> String.Index {
    guard position.line >= 0 else { return text.startIndex }
    return line(at: position)?.utf16Index(position.character) ?? text.endIndex
  }

  /// The line of a position; `nil` beyond the last.
  private func line(at position: Position) -> Substring? {
    position.line < lineCount ? line(position.line + 1) : nil
  }
}

extension Substring {
  /// The index of a column in UTF-16 code units; what is beyond the end is the end, and a column within a scalar is its
  /// beginning.
  fileprivate func utf16Index(_ column: Int) -> String.Index {
    let index = utf16.index(startIndex, offsetBy: Swift.max(column, 0), limitedBy: endIndex) ?? endIndex
    return index < endIndex && UTF16.isTrailSurrogate(utf16[index]) ? utf16.index(before: index) : index
  }
}
