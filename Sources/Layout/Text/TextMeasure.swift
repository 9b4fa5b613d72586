/// How much room a text takes when its lines may be so long and no longer.
struct TextMeasure: Hashable {
  /// The number of lines.
  var lines: Int
  /// The length of the longest line.
  var width: Double
  /// How many scalars are shown, the rest being cut off; `nil` if all are.
  var shown: Int?
}

extension TextMeasure {
  /// Breaks a text into lines as the system does: at spaces, after hyphens, between ideographs, within a word only where
  /// the word alone is longer than a line.
  ///
  /// - Complexity: one walk over the text.
  init(_ text: String, _ widths: GlyphWidths, within limit: Double, maxLines: Int = .max) {
    var breaker = LineBreaker(limit: limit, maxLines: maxLines)
    breaker.add(text, widths)
    self = breaker.finish()
  }

  /// Where the lines of a text begin that follow the first, as numbers of scalars.
  static func lineStarts(of text: String, _ widths: GlyphWidths, within limit: Double) -> [Int] {
    var breaker = LineBreaker(limit: limit, maxLines: .max, notesStarts: true)
    breaker.add(text, widths)
    return breaker.starts
  }

  /// The length of a text in one line; a line feed begins another.
  static func width(of text: String, _ widths: GlyphWidths) -> Double {
    TextMeasure(text, widths, within: .infinity).width
  }
}
