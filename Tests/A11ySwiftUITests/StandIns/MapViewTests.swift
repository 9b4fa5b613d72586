import A11yLocation
import A11ySwiftUI
import Testing

/// Apple's documentation of `MKMapView`.
@MainActor
@Suite("Maps of UIKit's")
struct MapViewTests {
  @Test("A map keeps what is put on it")
  func annotations() {
    let map = MKMapView()
    let beach = MKPointAnnotation()
    (beach.title, beach.coordinate) = ("Beach", CLLocationCoordinate2D(latitude: 54, longitude: 8))
    map.addAnnotations([beach, MKPointAnnotation()])
    map.removeAnnotation(map.annotations[1])
    #expect(map.annotations.map(\.title) == ["Beach"] && map.annotations.first?.coordinate.latitude == 54)
    map.addOverlay(MKCircle(center: beach.coordinate, radius: 100))
    #expect((map.overlays.first as? MKCircle)?.radius == 100)
    map.removeOverlays(map.overlays)
    #expect(map.overlays.isEmpty)
  }
}
