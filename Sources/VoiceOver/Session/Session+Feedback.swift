internal import Elements
internal import Order
internal import Utterances

extension Session {
  /// Says what is heard of a change, given the element that the cursor was on as it was before.
  mutating func giveFeedback(_ feedback: Feedback, of watched: Element? = nil) {
    guard let stop else { return }
    let speaker = reading.speaker
    switch feedback {
    case .none:
      guard let watched, watched.id == stop.element.id, let change = speaker.change(of: stop, before: watched) else {
        return
      }
      speak(change)
    case .activation(let before):
      guard !before.isQuietWhenActivated else { return }
      speak(speaker.activation(of: stop, before: before))
    case .adjustment(let before):
      let isTold = stop.element.value.isSpoken
      speak(isTold ? speaker.value(of: stop.element) : speaker.update(of: stop, before: before))
      if stop.element.value == before.value, isTold || stop.element.label == before.label { soundBoundary() }
    case .action(let before):
      guard stop.element.value != before.value else { return }
      speak(speaker.value(of: stop.element))
    }
  }

  /// Lets the sound be heard that there is nothing further, or nothing to do.
  mutating func soundBoundary() {
    outcome.append(.sound(.boundary))
  }

  /// Says something, unless there is nothing to say.
  mutating func speak(_ utterance: Utterance) {
    guard !utterance.parts.isEmpty else { return }
    outcome.append(.speech(utterance))
  }
}
