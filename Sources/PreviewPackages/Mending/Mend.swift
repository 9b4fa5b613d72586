/// Something of a file that cannot be had on Linux, and without which the rest of the file is used.
package struct Mend: Sendable, Hashable, Codable {
  package var line: Int
  /// What is left out: a declaration, or a part of what a view shows.
  package var what: String
  /// What the compiler says of it.
  package var message: String
  /// Whether it is a preview, or part of what a view shows.
  package var isSeen: Bool
}
