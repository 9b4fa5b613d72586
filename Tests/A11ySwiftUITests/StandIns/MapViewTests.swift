import A11yLocation
import A11ySwiftUI
import A11yUIKit
import Interface
import Testing
import Utterances
import VoiceOver

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
    map.showAnnotations(map.annotations + [MKPointAnnotation()], animated: false)
    #expect(map.annotations.count == 2)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  private final class Guide: MKMapViewDelegate {
    var askedCount = 0
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      askedCount += 1
      guard annotation.title == "Harbor" else { return nil }
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.accessibilityLabel = "The old harbor"
      return view
    }
  }

  // Apple's reference of `MKMapViewDelegate`; “Great Hall, shows more info” of a marker of MapKit's (MAP_PIN_HINT)
  @Test("What stands on a map is heard by its title, or as the app's own view for it says")
  func places() {
    let guide = Guide()
    let made = Made {
      guide.askedCount = 0
      let map = MKMapView()
      map.delegate = guide
      for name in ["Beach", "Harbor", nil] {
        map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: name))
      }
      #expect(guide.askedCount == 0)
      return map
    }
    #expect(stops(made) == ["Beach", "The old harbor"])
    var session = Session(LiveApp(made), settings: Settings())
    let hints = (session.open() + session.perform(Step(.next(1)))).flatMap { event in
      if case .focus(_, let utterance) = event { utterance.linesAfterPause(in: .snapshot) } else { [String]() }
    }
    #expect(hints == ["Shows more info"])
  }

  @Test("A map keeps from where it is looked at, and how it is drawn")
  func camera() {
    let map = MKMapView()
    let beach = CLLocationCoordinate2D(latitude: 54, longitude: 8)
    map.setCamera(MKMapCamera(lookingAtCenter: beach, fromDistance: 500, pitch: 45, heading: 90), animated: false)
    #expect(map.camera.centerCoordinate.latitude == 54 && map.camera.centerCoordinateDistance == 500)
    #expect(map.camera.pitch == 45 && map.camera.heading == 90)
    let configuration = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    configuration.pointOfInterestFilter = .excludingAll
    map.preferredConfiguration = configuration
    #expect(map.preferredConfiguration.elevationStyle == .realistic)
    #expect(MKImageryMapConfiguration().elevationStyle == .flat && MKHybridMapConfiguration().showsTraffic == false)
  }

  @Test("A part of the map is where it begins, and so large")
  func parts() {
    let rect = MKMapRect(origin: MKMapPoint(x: 3, y: 4), size: MKMapSize(width: 10, height: 20))
    #expect(rect.origin.y == 4 && rect.size.height == 20)
    #expect(MKMapRect(x: 1, y: 2, width: 3, height: 4).size.width == 3 && MKMapRect().size.width == 0)
  }
}
