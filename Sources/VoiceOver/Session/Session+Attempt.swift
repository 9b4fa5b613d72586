package import Interface
package import Utterances

extension Session {
  /// Does one thing at a stop, in a copy that goes its own way.
  ///
  /// - Parameters:
  ///   - command: What is done there.
  ///   - index: The stop, as an index into the reading order.
  ///   - seconds: How long the person listens afterwards.
  /// - Returns: The session as it is then, with what was heard; `nil` if the app cannot be copied.
  package func trying(
    _ command: Step.Command, at index: Int, listeningFor seconds: Double
  ) -> (after: Session, heard: [Event])? {
    guard var session = copy() else { return nil }
    session.jump(to: index)
    _ = session.outcome.take()
    let heard = session.perform(Step(command))
    return (session, heard + session.perform(Step(.wait(seconds))))
  }
}
