/// How far a command has come that tells of each preview as it is heard, for the run that goes on after a crash.
package struct PlayingAccount: Sendable, Codable {
  /// How many previews there are to be told.
  package var total: Int
  /// How many have been told, in their order.
  package var told = 0
  /// Of how many of these something was heard.
  package var heard = 0
  /// How many of these said nothing, because of what is left out of them.
  package var empty = 0
  /// The exit status so far.
  package var status: Int32 = 0
  /// The last one that was told, as it is called while it is played.
  package var last: String?
  /// How much of what goes to standard error has been written in full.
  package var errorLength = 0

  package init(total: Int) {
    self.total = total
  }

  /// Of how many previews something was heard, and what became of the others; `nil` if there are no others.
  ///
  /// - Parameter lost: How many more there are in the code, in what is left out of the program.
  /// - Returns: The sentence.
  package func summary(besides lost: Int) -> String? {
    let ended = told - heard - empty
    let others = [
      (lost, lost == 1 ? "1 is in what is left out" : "\(lost) are in what is left out"),
      (ended, "\(ended) could not be played to the end"),
      (total - told, "\(total - told) not played in time"),
      (empty, "of \(empty) nothing is heard, for want of what is left out of \(empty == 1 ? "it" : "them")"),
    ]
    let told = others.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
    return told.isEmpty ? nil : "\(heard) of \(total + lost) previews heard; \(told)"
  }
}
