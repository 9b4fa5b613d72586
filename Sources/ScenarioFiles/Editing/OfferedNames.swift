/// The names that a hint offers in place of one that is not known: the way back from what near misses are told with.
package enum OfferedNames {
  private static let beginning = "did you mean "

  /// The names in `did you mean 'a', 'b' or 'c'?`; empty for hints of another form.
  package static func names(in hint: String) -> [String] {
    guard hint.hasPrefix(beginning), hint.hasSuffix("?") else { return [] }
    let parts = hint.dropFirst(beginning.count).dropLast().split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return [] }
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
