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
    // Most goldens have none, which is found out sooner of bytes than of words.
    guard recorded.utf8.contains(UInt8(ascii: "{")), recorded.contains("{{") else { return self }
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
    let alignment = Alignment.between(old, new)
    for case .same(let first, let second) in alignment { merged[second] = old[first] }
    // In a line that has changed besides, the placeholders that fit stay.
    for gap in alignment.gaps where gap.old.count == gap.new.count {
      for (first, second) in zip(gap.old, gap.new) {
        merged[second] = merged[second].keepingPlaceholders(of: old[first], in: language)
      }
    }
    return merged.joined(separator: "\n")
  }
}

extension Substring {
  /// The line with the placeholders of another one that fit words at the same place in it.
  fileprivate func keepingPlaceholders(of recorded: Substring, in language: String) -> Substring {
    guard GoldenLine(recorded, in: language) != nil else { return self }
    let old = recorded.split(separator: " ", omittingEmptySubsequences: false)
    var new = split(separator: " ", omittingEmptySubsequences: false)
    for gap in Alignment.between(old, new).gaps.reversed() {
      guard let first = gap.new.first, let last = gap.new.last else { continue }
      var (kept, rest) = ("", new[first...last].joined(separator: " ")[...])
      for place in gap.old {
        guard let line = GoldenLine(old[place], in: language) else { continue }
        // Among several words that changed, what stands for any could stand for each of them.
        let isAlone = gap.old.count == 1
        guard let words = isAlone && line.fits(rest) ? rest.startIndex..<rest.endIndex : line.words(in: rest) else {
          continue
        }
        kept += rest[..<words.lowerBound] + old[place]
        rest = rest[words.upperBound...]
      }
      new.replaceSubrange(first...last, with: [(kept + rest)[...]])
    }
    return new.joined(separator: " ")[...]
  }
}

extension [Alignment] {
  /// The stretches between what stands in both, by the places in the first and in the second.
  fileprivate var gaps: [(old: [Int], new: [Int])] {
    var gaps: [(old: [Int], new: [Int])] = []
    var gap: (old: [Int], new: [Int]) = ([], [])
    for step in self {
      switch step {
      case .removed(let place): gap.old.append(place)
      case .added(let place): gap.new.append(place)
      case .same:
        gaps.append(gap)
        gap = ([], [])
      }
    }
    return (gaps + [gap]).filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }
}
