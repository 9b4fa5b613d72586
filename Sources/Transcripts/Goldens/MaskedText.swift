internal import Interface

/// A transcript in which names stand for words that are others each time: `{{order}}` for “Order 4711”.
struct MaskedText {
  let text: String

  /// Masks what is heard and offered; what the person does is told as it was written.
  init(_ text: String, _ masks: [Mask]) {
    let rules = masks.compactMap { mask in mask.expression.map { ($0, "{{\(mask.name)}}") } }
    let lines = TranscriptText(text).lines.map { line in
      guard line.kind.isMasked else { return line.written }
      return line.saying(rules.reduce(line.text) { $0.replacing($1.0, with: $1.1) }).written
    }
    self.text = lines.map { $0 + "\n" }.joined()
  }
}

extension Mask {
  /// The regular expression between the slashes, or that of words in which `*` stands for any up to a comma.
  fileprivate var expression: Regex<AnyRegexOutput>? {
    if let (words, ignoresCase) = WordPattern.expression(in: pattern) {
      return (try? Regex(words)).map { ignoresCase ? $0.ignoresCase() : $0 }
    }
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    return try? Regex(pieces.map { String($0).asExpression }.joined(separator: "[^,]+"))
  }
}

extension TranscriptLine.Kind {
  /// Whether words are told that an app can make.
  fileprivate var isMasked: Bool {
    switch self {
    case .heard, .afterPause, .offer, .announcement, .shown: true
    case .header, .blank, .screen, .flow, .task, .step, .sound: false
    }
  }
}
