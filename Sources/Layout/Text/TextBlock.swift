/// A text as it was broken into lines.
package struct TextBlock: Sendable, Hashable {
  package var lines: [TextLine]
  package var font: ResolvedFont
}

extension TextBlock {
  /// A text broken into lines of a certain length, as many as there may be.
  package init(_ text: String, _ font: ResolvedFont, within limit: Double, maxLines: Int = .max) {
    let measure = TextMeasure(text, GlyphWidths(font), within: limit, maxLines: max(maxLines, 1))
    self.init(
      TextRun(
        text: text, font: font, lineLimit: maxLines, minimumScaleFactor: 1, idealWidth: measure.width,
        measure: measure, limit: limit))
  }

  /// The lines of a text that was measured, with an ellipsis where it was cut off.
  init(_ run: TextRun) {
    var font = run.font
    font.size *= run.scale
    self.font = font
    guard run.measure.lines > 1 || run.measure.shown != nil || run.text.utf8.contains(UInt8(ascii: "\n")) else {
      lines = [TextLine(text: run.text, width: run.measure.width)]
      return
    }
    let widths = GlyphWidths(font)
    let starts = TextMeasure.lineStarts(of: run.text, widths, within: run.limit)
    let scalars = run.text.unicodeScalars
    var (lines, start, passed): ([TextLine], String.Index, Int) = ([], scalars.startIndex, 0)
    for next in starts.prefix(run.measure.lines - 1) {
      let end = scalars.index(start, offsetBy: next - passed)
      let words = run.text[start..<end].trimmed
      lines.append(TextLine(text: words, width: TextMeasure.width(of: words, widths)))
      (start, passed) = (end, next)
    }
    let rest = run.text[start...]
    let last = run.measure.shown == nil ? Substring(rest.trimmed) : rest.drop(while: \.isWhitespace)
    // What was cut off goes on after the line, so that it is filled to its end.
    lines.append(
      run.measure.shown == nil
        ? TextLine(text: String(last), width: TextMeasure.width(of: String(last), widths))
        : TextLine(String(last.prefix(while: { !$0.isNewline })) + "…", font, within: run.limit))
    self.lines = lines
  }
}

extension Substring {
  fileprivate var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}
