/// Words as an author describes them: with `*` for any others, as in `Row * of *`, or as a regular expression between
/// slashes, as in `/Row \\d+/`, which may stand anywhere in a line.
package struct WordPattern {
  private enum Form {
    /// What must stand there, one after the other, with anything in between.
    case pieces([String])
    case expression(Regex<AnyRegexOutput>)
    /// What was to be a regular expression fits nothing.
    case broken
  }

  private let form: Form

  package init(_ text: String) {
    form =
      if let source = WordPattern.expression(in: text) {
        (try? Regex(source.pattern)).map { .expression(source.ignoresCase ? $0.ignoresCase() : $0) } ?? .broken
      } else {
        .pieces(text.split(separator: "*", omittingEmptySubsequences: false).map(String.init))
      }
  }

  /// Whether a text is meant as a regular expression, and is none.
  package static func isBroken(_ text: String) -> Bool {
    if case .broken = WordPattern(text).form { return true }
    return false
  }

  /// Whether a line fits the pattern.
  package func matches(_ line: String) -> Bool {
    switch form {
    case .pieces(let pieces): WordPattern.fits(line, pieces)
    case .expression(let expression): line.contains(expression)
    case .broken: false
    }
  }

  /// What stands between slashes, and whether an `i` after them says that capital letters are like small ones.
  package static func expression(in text: String) -> (pattern: String, ignoresCase: Bool)? {
    let ignoresCase = text.hasSuffix("/i")
    let body = ignoresCase ? text.dropLast() : text[...]
    guard body.count > 2, body.first == "/", body.last == "/" else { return nil }
    return (String(body.dropFirst().dropLast()), ignoresCase)
  }

  /// Whether all of a line fits the pieces.
  ///
  /// Each piece is looked for once, after the one before it: the first place where it stands is as good as any later.
  private static func fits(_ line: String, _ pieces: [String]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, line.hasPrefix(first) else { return false }
    guard pieces.count > 1 else { return line == first }
    var rest = line.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
