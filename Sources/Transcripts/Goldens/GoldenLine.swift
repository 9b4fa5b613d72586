/// A line of a golden in which placeholders stand for words that are others each time.
struct GoldenLine {
  let text: Substring
  private let expression: Regex<AnyRegexOutput>
  /// How much the line tells besides its placeholders; of several lines that fit, the one that tells most counts.
  let weight: Int
  /// What stands before the first placeholder, which is quickly compared.
  private let start: Substring

  /// Reads a line; `nil` if there is nothing in it that can stand for other words.
  init?(_ line: Substring, in language: String) {
    var (pattern, weight, rest) = ("", 0, line)
    var start: Substring?
    var standsForOthers = false
    while let opening = rest.firstRange(of: "{{"), let closing = rest[opening.upperBound...].firstRange(of: "}}") {
      let placeholder = Placeholder(rest[opening.upperBound..<closing.lowerBound])
      if case .masked = placeholder {} else { standsForOthers = true }
      let words = rest[..<opening.lowerBound]
      if start == nil { start = words }
      pattern += String(words).asExpression + placeholder.expression(in: language)
      // What stands for anything says less than what stands for a number.
      weight += words.count + (placeholder == .any ? 0 : 1)
      rest = rest[closing.upperBound...]
    }
    guard standsForOthers, let start, let expression = try? Regex(pattern + String(rest).asExpression) else {
      return nil
    }
    text = line
    self.start = start
    self.weight = weight + rest.count
    self.expression = expression
  }

  /// The first whole words of another line that the placeholders can stand for; `nil` if there are none, or if any would
  /// do.
  func words(in line: Substring) -> Range<Substring.Index>? {
    guard !text.contains("{{*}}") else { return nil }
    return line.ranges(of: expression).first { range in
      !(line[..<range.lowerBound].last.map { $0 != " " } ?? false)
        && !(line[range.upperBound...].first.map { $0 != " " } ?? false)
    }
  }

  /// Whether the placeholders can stand for the words of another line.
  func fits(_ line: Substring) -> Bool {
    line.hasPrefix(start) && (try? expression.wholeMatch(in: line)) != nil
  }
}
