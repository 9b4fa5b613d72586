package import Interface

/// What is drawn of a view itself, without the views in it: its words, its symbols, the place of its control.
///
/// Only a layout that is made for a picture writes it down; readers need nothing of it.
package struct Ink: Sendable, Hashable {
  package enum Mark: Sendable, Hashable {
    case text(TextBlock)
    /// A symbol by its name, beside text of a font or as large as its place.
    case symbol(String, ResolvedFont?)
    /// What a control shows besides its label: a switch, the bar of a progress view.
    case control
    /// The background of a row of a list.
    case row
  }

  package var mark: Mark
  package var frame: Rect
  /// How many of the view's parts lie behind it.
  package var partsBehind: Int
}

/// A text as it was broken into lines.
package struct TextBlock: Sendable, Hashable {
  package var lines: [TextLine]
  package var font: ResolvedFont
}

/// One line of a text, without the spaces at its end.
package struct TextLine: Sendable, Hashable {
  package var text: String
  /// Its length in points.
  package var width: Double
}

extension TextLine {
  /// A text in one line of a certain length at most; an ellipsis stands for what there is no room for.
  package init(_ text: String, _ font: ResolvedFont, within limit: Double = .infinity) {
    let widths = GlyphWidths(font)
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let width = TextMeasure.width(of: words, widths)
    self = width <= limit ? TextLine(text: words, width: width) : TextLine(cutting: Substring(words), widths, limit)
  }

  /// The beginning of a text with an ellipsis right after its last letter.
  private init(cutting text: Substring, _ widths: GlyphWidths, _ limit: Double) {
    let ellipsis: Unicode.Scalar = "…"
    let room = limit - widths.width(of: ellipsis)
    var (end, shown, width) = (text.startIndex, text.startIndex, (passed: 0.0, shown: 0.0))
    while end < text.endIndex {
      let letter = text[end]
      width.passed += letter == " " ? widths.width(of: " ") : TextMeasure.width(of: String(letter), widths)
      guard width.passed <= room else { break }
      end = text.index(after: end)
      if !letter.isWhitespace { (shown, width.shown) = (end, width.passed) }
    }
    self.init(text: String(text[..<shown]) + "…", width: width.shown + widths.width(of: ellipsis))
  }
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
