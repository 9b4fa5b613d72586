internal import Interface
internal import Layout

extension Derivation {
  /// A place on a map, of which a double tap shows more.
  ///
  /// Sources: “Great Hall, shows more info”, an audit by VoiceOver of a `Marker` of SwiftUI's on iOS 26 (the recording
  /// FB-14, of the schedule of a conference); MapKit's strings, where it is the hint of map pins; OneBusAway/onebusaway-ios,
  /// StopClusterAnnotationView (“MKMarkerAnnotationView's getter answers its own”). None tells of a role.
  func marker(_ placed: PlacedView) -> Element? {
    var element = titled(placed, traits: [])
    element?.giveHint(words[.placeOnMap])
    return element
  }
}
