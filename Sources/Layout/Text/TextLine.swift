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
