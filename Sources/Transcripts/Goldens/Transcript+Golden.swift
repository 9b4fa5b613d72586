package import Interface

extension Transcript {
  /// The transcript as a golden holds it: with names in place of words that are masked, and with the placeholders of the
  /// golden that was recorded, where they still fit.
  ///
  /// - Parameters:
  ///   - style: The notation.
  ///   - recorded: The golden as it is; `nil` if there is none.
  /// - Returns: The text, line for line that of the transcript.
  package func goldenText(in style: Style = .spoken, besides recorded: String?) -> String {
    let text = masks.isEmpty ? text(in: style) : MaskedText(text(in: style), masks).text
    return recorded.map { text.keepingPlaceholders(of: $0, in: language) } ?? text
  }
}

extension String {
  /// The text with the lines of a golden that have placeholders, wherever they fit.
  fileprivate func keepingPlaceholders(of recorded: String, in language: String) -> String {
    guard recorded.contains("{{") else { return self }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let patterns = Set(old).compactMap { GoldenLine($0, in: language) }.sorted {
      ($1.weight, $0.text) < ($0.weight, $1.text)
    }
    guard !patterns.isEmpty else { return self }
    let known = Set(old)
    let new = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      known.contains(line) ? line : patterns.first { $0.fits(line) }?.text ?? line
    }
    // A line with a placeholder stays only where it stood: elsewhere the words themselves are told.
    let own = split(separator: "\n", omittingEmptySubsequences: false)
    var merged = own
    for case .same(let first, let second) in Alignment.between(old, new) { merged[second] = old[first] }
    return merged.joined(separator: "\n")
  }
}
