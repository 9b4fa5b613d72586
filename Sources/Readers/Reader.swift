package import Interface
package import Utterances

/// An assistive technology with which a person finds out what is on a screen: steps go in, events come out.
package protocol Reader {
  /// Carries out a step of the technology, and tells what comes of it.
  mutating func perform(_ step: Step) -> [Event]
}
