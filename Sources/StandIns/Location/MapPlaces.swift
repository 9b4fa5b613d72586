internal import A11ySwiftUI
internal import A11yUIKit

/// What stands on a map of UIKit's, by the names that it has for accessibility, or else by its titles.
///
/// Source: Apple's reference of `MKMapViewDelegate`: where the app has no view for a place, the map shows a marker, of which
/// a tap shows more; one of the app's own says so whatever it is told (OneBusAway/onebusaway-ios, StopClusterAnnotationView).
struct MapPlaces: View {
  private struct Place {
    let name: String
    let showsMore: Bool
  }

  private weak var map: MKMapView?
  /// How often the map has changed, which makes this another view.
  private let changeCount: Int

  init(of map: MKMapView, after changeCount: Int) {
    self.map = map
    self.changeCount = changeCount
  }

  /// The places; the app is asked for its views once they are on screen, as by MapKit, and not at each of its changes.
  @MainActor private var places: [Place] {
    guard let map else { return [] }
    return map.annotations.compactMap { annotation in
      let view = map.delegate?.mapView(map, viewFor: annotation)
      guard let name = view?.accessibilityLabel ?? annotation.title, !name.isEmpty else { return nil }
      return Place(name: name, showsMore: view.map { $0 is MKMarkerAnnotationView || $0.canShowCallout } ?? true)
    }
  }

  var body: some View {
    let places = self.places
    MapSurface {
      ForEach(places.indices, id: \.self) { index in
        if places[index].showsMore {
          MarkerSurface(Text(verbatim: places[index].name))
        } else {
          Text(verbatim: places[index].name)
        }
      }
    }
  }
}
