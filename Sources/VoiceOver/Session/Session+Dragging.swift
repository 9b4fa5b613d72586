internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// A finger that holds something goes to an element: only whether it can be dropped there is heard.
  ///
  /// The words are VoiceOver's own strings, of which WWDC24-10073 has “drop ready”. When they are heard is assumed: on
  /// coming over a target, and on leaving it for what is none.
  mutating func dragFinger(to query: Query) {
    let wasReady = isOverTarget
    guard let place = place(of: query) else { return }
    cursor = place
    rotor.leave()
    if isOverTarget {
      speak(reading.speaker.phrases(.dropReady, of: focused))
    } else if wasReady {
      speak(reading.speaker.phrases(.dropUnready, of: focused))
    }
  }

  /// Whether what is dragged can be dropped on the element under the cursor.
  private var isOverTarget: Bool { focused.map { !dropNames(of: $0).isEmpty } ?? false }
}
