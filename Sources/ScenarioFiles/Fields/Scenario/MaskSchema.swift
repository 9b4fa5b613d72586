import Diagnostics
import Interface

extension ValueSchema where Output == [Mask] {
  /// Patterns of words that are others each time, each with the name that stands for them.
  static let masks = ValueSchema.named(
    .text, "a map from patterns to names", entry: { ($0.pattern, $0.name) },
    make: { pattern, name, reading in
      guard !name.isEmpty, name.utf8.allSatisfy(Mask.nameLetters.contains) else {
        reading.report(.notAMaskName(name, of: pattern))
        return nil
      }
      if let words = pattern.text.regularExpression, (try? Regex(words)) == nil {
        reading.report(.wrongExpression(pattern))
        return nil
      }
      return Mask(pattern.text, name: name)
    })
}

extension Mask {
  fileprivate static let nameLetters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ ".utf8)
}

extension String {
  /// What stands between two slashes; `nil` for words.
  fileprivate var regularExpression: String? {
    count > 2 && hasPrefix("/") && hasSuffix("/") ? String(dropFirst().dropLast()) : nil
  }
}

extension Diagnostic {
  fileprivate static func notAMaskName(_ name: String, of pattern: Scalar) -> Diagnostic {
    // A name in the place of the pattern is the other way round.
    let isTurned = pattern.text.utf8.allSatisfy(Mask.nameLetters.contains)
    return Diagnostic(
      "not-a-mask-name", "'\(name)' can not stand for '\(pattern.excerpt)' in a golden", at: pattern.place,
      length: pattern.writtenLength,
      hints: [
        isTurned
          ? "the pattern stands before its name: write '/\(name)/: \(pattern.excerpt)'"
          : "use letters, digits, spaces, '-' and '_'"
      ])
  }

  fileprivate static func wrongExpression(_ pattern: Scalar) -> Diagnostic {
    Diagnostic(
      "wrong-expression", "'\(pattern.excerpt)' is not a regular expression", at: pattern.place,
      length: pattern.writtenLength,
      hints: ["without the slashes it is taken as it stands, with '*' for any words up to a comma"])
  }
}
