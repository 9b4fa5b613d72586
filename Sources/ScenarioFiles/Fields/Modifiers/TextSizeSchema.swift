import Diagnostics
import Interface

extension ValueSchema where Output == TextSizeLimits {
  /// Limits of the text size: `large`, `...accessibility2`, `large...xxxLarge`.
  static let textSizeLimits = ValueSchema.scalar(
    "a text size, or a range such as ...accessibility2", schema: JSONValue.text, write: { .text($0.description) },
    read: { scalar, reading in
      if let limits = TextSizeLimits(scalar.text) { return limits }
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
