internal import Elements
internal import Interface
internal import Order

/// Touching what is seen, rather than swiping to it.
///
/// Sources: SwiftUI's documentation of `AccessibilityDirectTouchOptions` (`silentOnTouch`: the area is silent, so that its own
/// sounds are heard; `requiresActivation`: touches go through once it was activated); WWDC26-220 (“Activate to start direct
/// touch interaction.”). That leaving the area ends it, and that nothing is said as it begins, is assumed.
extension Session {
  /// Touches an element: it is said, or where touches go through to it, it does what a finger does there.
  mutating func touch(_ query: Query) {
    guard let place = place(of: query) else { return }
    let element = reading.order.stops[place].element
    guard element.hasDetails, !element.details.directTouch.isEmpty else { return jump(to: place) }
    let isThrough = !element.details.directTouch.contains(.requiresActivation) || touchedThrough == element.id
    if element.details.directTouch.contains(.silentOnTouch) || touchedThrough == element.id {
      cursor = place
      rotor.leave()
    } else {
      jump(to: place)
    }
    guard isThrough, case .perform(let token)? = element.details.activation else { return }
    note(.activate, on: element)
    run(token, feedback: .none)
  }

  /// Lets touches through to an element that asks for a double tap before; the double tap itself does nothing else.
  ///
  /// - Returns: Whether the double tap was that one.
  mutating func beginsDirectTouch(of element: Element) -> Bool {
    // Without VoiceOver every touch goes through.
    guard technologies.hasVoiceOver, let directTouch = element.sharedDetails?.wrapped.directTouch,
      directTouch.contains(.requiresActivation), touchedThrough != element.id
    else { return false }
    touchedThrough = element.id
    return true
  }
}
