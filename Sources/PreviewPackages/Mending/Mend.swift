/// Something of a file that cannot be had on Linux, and without which the rest of the file is used.
package struct Mend: Sendable, Hashable, Codable {
  /// What is left out: a declaration, or a part of what a view shows.
  package var what: String
  package var error: CompilerError
  /// Whether it is a preview by itself.
  package var isPreview = false
}
