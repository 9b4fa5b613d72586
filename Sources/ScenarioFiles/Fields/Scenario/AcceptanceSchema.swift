import Diagnostics
import Interface

extension ValueSchema where Output == [Acceptance] {
  /// Rules by their names, each with the reason why what it finds stays as it is.
  static let acceptances = ValueSchema.named(
    .text, "a map from rules to reasons", entry: { ($0.rule, $0.reason) },
    make: { rule, reason, reading in
      guard reason.contains(where: { !$0.isWhitespace }) else {
        reading.report(.noReason(rule))
        return nil
      }
      return Acceptance(rule: rule.text, reason: reason, place: rule.place)
    })
}

extension Diagnostic {
  fileprivate static func noReason(_ rule: Scalar) -> Diagnostic {
    Diagnostic(
      "no-reason", "'\(rule.excerpt)' is accepted without a reason", at: rule.place, length: rule.writtenLength,
      hints: ["say why it stays, as in '\(rule.excerpt): decorative, see ticket 12'"])
  }
}
