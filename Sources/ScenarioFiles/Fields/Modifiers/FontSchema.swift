import Diagnostics
import Interface

extension ValueSchema where Output == String {
  /// A text style, a size and a weight in any words; one that is nearly a known word is misspelled.
  ///
  /// Fonts of an app's own have names with a capital letter.
  static let font = ValueSchema.scalar(
    "a font", schema: JSONValue.text, write: { .text($0.escaped) },
    read: { scalar, reading in
      guard let text = reading.plainText(scalar) else { return nil }
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
        guard !fontWords.contains(word), word.first?.isLowercase == true,
          let hint = NearMiss.hint(for: word, among: fontWords)
        else { continue }
        reading.report(
          Diagnostic(
            "unknown-font", "unknown font '\(word)'", at: scalar.place, length: scalar.writtenLength, hints: [hint]))
        return nil
      }
      return text
    })

  /// The text styles and weights of SwiftUI, and the other words by which it asks for a font.
  private static let fontWords = [
    "largeTitle", "title", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption", "caption1", "caption2", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
    "black", "monospaced", "rounded", "serif", "default", "italic", "system", "size", "weight", "design",
  ]
}
