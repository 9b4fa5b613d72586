package import Order
package import Utterances

/// What is heard where the cursor lands on a walk.
package struct Landing: Sendable {
  package let stop: Stop
  package var utterance: Utterance
}
