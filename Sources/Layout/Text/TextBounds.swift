/// How large a text is by itself.
package enum TextBounds {
  /// The size in a font, in lines that are so long at most; `nil` if there is no end to a line.
  package static func size(of text: String, _ font: ResolvedFont, within width: Double?) -> Size {
    let measure = TextMeasure(text, GlyphWidths(font), within: width ?? .infinity)
    return Size(width: measure.width, height: font.lineHeight * Double(measure.lines))
  }
}
