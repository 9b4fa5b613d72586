internal import Interface
internal import Layout

extension Derivation {
  /// A place on a map, of which a double tap shows more.
  ///
  /// Sources: “Great Hall, shows more info”, an audit by VoiceOver of a `Marker` of SwiftUI's on iOS 26; the hint is that of
  /// map pins in MapKit's strings. Neither tells of a role.
  func marker(_ placed: PlacedView) -> Element? {
    var element = titled(placed, traits: [])
    element?.giveHint(words[.placeOnMap])
    return element
  }
}
