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
      if let problem = Diagnostic.ofPattern(pattern.text, at: pattern) {
        reading.report(problem)
        return nil
      }
      return Mask(pattern.text, name: name)
    })
}

extension Mask {
  fileprivate static let nameLetters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ ".utf8)
}

extension Diagnostic {
  fileprivate static func notAMaskName(_ name: String, of pattern: Scalar) -> Diagnostic {
    // A name in the place of the pattern is the other way round.
    let isTurned = pattern.text.utf8.allSatisfy(Mask.nameLetters.contains)
    return Diagnostic(
      "not-a-mask-name", "'\(name)' cannot stand for '\(pattern.excerpt)' in a golden", at: pattern.place,
      length: pattern.writtenLength,
      hints: [
        isTurned
          ? "the pattern stands before its name: write '/\(name)/: \(pattern.excerpt)'"
          : "use letters, digits, spaces, '-' and '_'"
      ])
  }
}
