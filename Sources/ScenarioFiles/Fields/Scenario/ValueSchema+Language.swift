import Diagnostics
internal import Languages

extension ValueSchema where Output == String {
  /// A language such as `en-US`.
  static let language = ValueSchema.scalar(
    "a language such as 'en-US'", schema: ["type": "string", "pattern": "^[a-z]{2}(-[A-Za-z0-9]{2,8})*$"],
    write: { .plain($0) },
    read: { scalar, reading in
      if LanguageTag.isKnown(scalar.text) { return scalar.text }
      reading.report(.unknownLanguage(scalar))
      return nil
    })
}

extension Diagnostic {
  fileprivate static func unknownLanguage(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "unknown-language", "unknown language '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: [LanguageTag.hint(for: scalar.text)])
  }
}
