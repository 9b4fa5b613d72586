import Diagnostics

/// The word at a place of a text, with the text in which the stand-in stands for it.
struct WordAtCursor {
  let text: String
  let replaced: UnfinishedText

  init?(in source: ScenarioSource, at place: SourcePlace) {
    guard let line = source.file.line(place.line) else { return nil }
    let scalars = line.unicodeScalars
    guard let cursor = scalars.index(scalars.startIndex, offsetBy: place.column - 1, limitedBy: scalars.endIndex) else {
      return nil
    }
    let start = scalars[..<cursor].lastIndex { !$0.continuesWord }.map(scalars.index(after:)) ?? scalars.startIndex
    let end = scalars[cursor...].firstIndex { !$0.continuesWord } ?? scalars.endIndex
    guard start < end else { return nil }
    text = String(scalars[start..<end])
    let all = source.file.text.unicodeScalars
    let without = String(String.UnicodeScalarView(all[..<start])) + String(String.UnicodeScalarView(all[end...]))
    let column = scalars.distance(from: scalars.startIndex, to: start) + 1
    let file = SourceFile(name: source.file.name, text: without)
    let texts = UnfinishedText.all(
      ScenarioSource(file: file, format: source.format), at: SourcePlace(line: place.line, column: column))
    guard let first = texts.first else { return nil }
    replaced = first
  }
}
