/// Words in which `*` stands for any others, as in `Row * of *`.
struct WordPattern: Sendable {
  /// What must stand there, one after the other, with anything in between.
  private let pieces: [String]

  init(_ text: String) {
    pieces = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether all of a line fits the pattern.
  ///
  /// Each piece is looked for once, behind the one before it: the first place where it stands is as good as any later.
  func matches(_ line: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, line.hasPrefix(first) else { return false }
    guard pieces.count > 1 else { return line == first }
    var rest = line.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = rest.end(of: piece) else { return false }
      rest = rest[end...]
    }
    return rest.hasSuffix(last)
  }
}

extension Substring {
  /// The place behind the first occurrence of some words.
  fileprivate func end(of words: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(words) { return index(start, offsetBy: words.count) }
      start = index(after: start)
    }
    return nil
  }
}
