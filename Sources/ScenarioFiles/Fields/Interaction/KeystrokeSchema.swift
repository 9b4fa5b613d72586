import Diagnostics
import Interface

extension ValueSchema where Output == Keystroke {
  /// Keys that are pressed together, with hyphens between them.
  static let keystroke = ValueSchema.scalar(
    "keys such as Tab or Command-N", schema: JSONValue.text, write: { .text($0.description) },
    read: { scalar, reading in
      if let keys = Keystroke(scalar.text) { return keys }
      let wrong = scalar.text.split(separator: "-").map(String.init).first { !Keystroke.names.contains($0) }
      let hint =
        wrong.flatMap {
          NamesElsewhere.advice(for: $0, in: ["keys"]) ?? NearMiss.hint(for: $0, among: Keystroke.names)
        } ?? "write keys such as Tab or Command-N"
      reading.report(
        Diagnostic(
          "unknown-keys", "unknown keys '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
          hints: [hint]))
      return nil
    })
}
