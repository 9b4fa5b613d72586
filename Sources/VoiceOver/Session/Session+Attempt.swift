package import Interface
package import Utterances

extension Session {
  /// Does one thing at a stop, in a copy that goes its own way.
  ///
  /// - Parameters:
  ///   - command: What is done there.
  ///   - index: The stop, as an index into the reading order.
  ///   - seconds: How long the person listens afterwards.
  /// - Returns: The session as it is at once after that, with what was heard until the person has listened; `nil` if the
  ///   app cannot be copied.
  package func trying(
    _ command: Step.Command, at index: Int, listeningFor seconds: Double
  ) -> (after: Session, heard: [Event])? {
    guard var after = copy(at: index) else { return nil }
    let heard = after.perform(Step(command))
    var listening = after
    return (after, heard + listening.perform(Step(.wait(seconds))))
  }

  /// A copy with the cursor on a stop, of which nothing is heard any more; `nil` if the app cannot be copied.
  func copy(at index: Int) -> Session? {
    guard var session = copy() else { return nil }
    session.jump(to: index)
    _ = session.outcome.take()
    return session
  }
}
