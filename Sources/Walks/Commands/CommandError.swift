/// Why words are not a command: one sentence, with a near miss where there is one.
package struct CommandError: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
