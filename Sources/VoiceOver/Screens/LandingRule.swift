package import Interface

/// Where the cursor lands after an effect that brings another screen, with its sources: what `explain` tells of the rules
/// by which a ``Session`` lands.
package struct LandingRule: Sendable, Hashable {
  /// The place, and who has heard it: `the first element (EhPanda, iOS 26.5)`.
  package var words: String

  /// The rule for an effect; `nil` for one that brings no screen, and where a scenario follows other sources.
  package init?(of effect: Effect, under circumstances: Circumstances) {
    guard circumstances.readings.arrival == .region else { return nil }
    switch effect {
    case .push where circumstances.platform.generation > 16:
      words = "the first element of the new content, from a bar the way back (EhPanda, iOS 26.5; ouds-ios 1584)"
    case .push: words = "the way back (Apple's View Controller Programming Guide; mastodon-ios 542, iOS 16.1)"
    case .present: words = "the first element (EhPanda, iOS 26.5)"
    case .back:
      words =
        "the row that was double tapped, or else the part where the cursor was (openradar 36283035; EhPanda, iOS 26.5)"
    case .dismiss: words = "the first element, not what opened the screen (EhPanda, iOS 26.5; cvs-health, Sheets)"
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .focus, .announce, .screenChanged, .layoutChanged,
      .pageScrolled, .after, .call:
      return nil
    }
  }
}
