import Diagnostics
import Interface

extension ValueSchema where Output == Keystroke {
  /// Keys that are pressed together, with hyphens between them.
  static let keystroke = ValueSchema.scalar(
    "keys such as Tab or Command-N", schema: JSONValue.text, write: { .text($0.description) },
    read: { scalar, reading in
      if let keys = Keystroke(scalar.text) { return keys }
      reading.report(
        Diagnostic(
          "unknown-keys", "unknown keys '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
          hints: [Keystroke.advice(for: scalar.text)]))
      return nil
    })
}
