/// Searches by bytes, for whole files: one by characters looks at what breaks them apart, and took a quarter of the time
/// in which a scenario of 100,000 elements is read out.
extension String {
  /// Whether some words stand in the text.
  func contains(bytesOf words: String) -> Bool { firstOffset(ofBytes: words) != nil }

  /// Where some words stand first.
  func firstRange(ofBytes words: String) -> Range<Index>? {
    firstOffset(ofBytes: words).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: words.utf8.count)
    }
  }

  private func firstOffset(ofBytes words: String) -> Int? {
    let pattern = Array(words.utf8)
    guard let first = pattern.first else { return 0 }
    var text = self
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: first) {
        if bytes[start...].starts(with: pattern) { return start }
        rest = bytes[(start + 1)...]
      }
      return nil
    }
  }
}
