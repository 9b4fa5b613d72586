import Diagnostics
import Interface

extension ValueSchema where Output == String {
  /// Words in which `*` stands for any others, or a regular expression between slashes.
  static let wordPattern = ValueSchema.scalar(
    "a pattern", schema: JSONValue.text, write: ValueSchema.text.write
  ) { scalar, reading in
    guard let text = reading.plainText(scalar) else { return nil }
    guard let problem = Diagnostic.ofPattern(text, at: scalar) else { return text }
    reading.report(problem)
    return nil
  }
}

extension Diagnostic {
  /// What is wrong with a pattern; `nil` if nothing is.
  static func ofPattern(_ text: String, at scalar: Scalar) -> Diagnostic? {
    if WordPattern.isBroken(text) {
      return Diagnostic(
        "broken-pattern", "'\(scalar.excerpt)' is not a regular expression", at: scalar.place,
        length: scalar.writtenLength, hints: ["write a '\\' before a mark that stands for itself"])
    }
    guard WordPattern.expression(in: text) == nil, text.looksLikeExpression else { return nil }
    return Diagnostic(
      "bare-expression", "a regular expression stands between slashes", at: scalar.place,
      length: scalar.writtenLength, hints: ["write '/\(text)/'; without the slashes, '*' stands for any words"])
  }
}

extension String {
  /// Whether some words are meant as a regular expression: nobody hears what stands in them.
  fileprivate var looksLikeExpression: Bool {
    hasPrefix("^") || hasPrefix(".*") || contains(".+") || contains(/\\[dDwWsSbB]/) || contains(/\[\^?\w-\w[^\]]*\]/)
  }
}
