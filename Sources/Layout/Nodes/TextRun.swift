internal import Interface

/// A text with what decides how it is broken into lines.
struct TextRun {
  var text: String
  var font: ResolvedFont
  var lineLimit: Int
  var minimumScaleFactor: Double
  /// The length in one line.
  var idealWidth: Double
  /// What became of it at the width it got.
  var measure: TextMeasure
  /// The width that it was broken at.
  var limit = Double.infinity
  /// How much smaller it is drawn to fit.
  var scale = 1.0
}
