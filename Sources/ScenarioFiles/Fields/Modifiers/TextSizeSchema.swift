import Diagnostics
import Interface

extension ValueSchema where Output == TextSizeLimits {
  /// Limits of the text size: `large`, `...accessibility2`, `large...xxxLarge`.
  static let textSizeLimits = ValueSchema.scalar(
    "a text size, or a range such as ...accessibility2", schema: JSONValue.text, write: { .text($0.description) },
    read: { scalar, reading in
      if let limits = TextSizeLimits(scalar.text) {
        guard let least = limits.least, let greatest = limits.greatest, least > greatest else { return limits }
        reading.report(.backwards(scalar, TextSizeLimits(least: greatest, greatest: least)))
        return nil
      }
      let sizes = DynamicTypeSize.allCases.map(\.rawValue)
      let parts = scalar.text.split(separator: "...").map { String($0.filter { $0 != " " }) }
      let wrong = parts.first { !sizes.contains($0) }
      reading.report(
        Diagnostic(
          "unknown-text-size", "'\(scalar.excerpt)' is not a text size, nor a range of text sizes", at: scalar.place,
          length: scalar.writtenLength,
          hints: [wrong.flatMap { NearMiss.hint(for: $0, among: sizes) } ?? "write a range such as ...accessibility2"]))
      return nil
    })
}

extension Diagnostic {
  /// The error for a range that ends before it begins, with which Swift stops the app.
  fileprivate static func backwards(_ scalar: Scalar, _ turned: TextSizeLimits) -> Diagnostic {
    Diagnostic(
      "unknown-text-size", "the range '\(scalar.excerpt)' ends before it begins", at: scalar.place,
      length: scalar.writtenLength, hints: ["write \(turned)"])
  }
}
