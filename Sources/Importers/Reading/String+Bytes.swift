internal import Foundation

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
    var (text, words) = (self, words)
    return text.withUTF8 { bytes in
      words.withUTF8 { words in
        guard let first = words.first else { return 0 }
        guard let start = bytes.baseAddress, let pattern = words.baseAddress else { return nil }
        var offset = 0
        while let found = memchr(start + offset, Int32(first), bytes.count - offset) {
          offset = UnsafeRawPointer(found) - UnsafeRawPointer(start)
          guard bytes.count - offset >= words.count else { return nil }
          if memcmp(found, pattern, words.count) == 0 { return offset }
          offset += 1
        }
        return nil
      }
    }
  }
}
