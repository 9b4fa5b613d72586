/// Why words are no command: one sentence, with a near miss where there is one.
public struct CommandError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
