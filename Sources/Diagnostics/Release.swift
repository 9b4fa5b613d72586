/// A release of a11ysim, by its number.
///
/// What each part of the number promises stands in the article Releases.
package struct Release: Sendable, Hashable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  /// The release that this is, with which the changelog in the article Releases begins.
  package static let current = Release(0, 1, 0)

  package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Reads `0.1` or `0.1.0`; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  /// Whether this release and another one give the same transcripts: a patch leaves words and order as they are.
  package func tellsTheSame(as other: Release) -> Bool { major == other.major && minor == other.minor }

  /// The name of the program with the number: what reports and documents were written by.
  package var signature: String { "a11ysim \(self)" }
}

extension Release: CustomStringConvertible {
  package var description: String { "\(major).\(minor).\(patch)" }
}
