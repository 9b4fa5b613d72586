internal import Elements
internal import Order
internal import Utterances

/// What VoiceOver says when something was done to an element and the cursor stayed on it.
enum Feedback: Sendable, Hashable {
  case none
  /// The element was double tapped.
  case activation(of: Element)
  /// The element was swiped up or down; at the end of its range it says its value again (WWDC13-202). One that tells its
  /// value in its label says that, where it has changed (assumed).
  case adjustment(of: Element)
  /// A named action of the element was performed.
  case action(of: Element)
}

extension Feedback {
  /// Whether it answers a double tap on the element itself with words.
  var isSpokenOfDoubleTap: Bool {
    if case .activation(let element) = self { !element.isQuietWhenActivated } else { false }
  }
}

extension Element {
  /// Whether VoiceOver does not answer a double tap: what starts media or plays a sound is not talked over
  /// (accessibilityupto11.com).
  fileprivate var isQuietWhenActivated: Bool { hasAny([.startsMediaSession, .playsSound]) }
}

extension Session {
  /// Says what is heard of a change, given the element that the cursor was on as it was before.
  mutating func giveFeedback(_ feedback: Feedback, of watched: Element? = nil) {
    guard let stop else { return }
    let speaker = reading.speaker
    switch feedback {
    case .none:
      // What changes by itself is only heard where the author says that it often does.
      guard let watched, watched.id == stop.element.id, stop.element.has(.updatesFrequently) else { return }
      speak(speaker.update(of: stop, before: watched))
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
