import A11yLocation
import A11ySwiftUI
import Interface
import Testing
import Utterances
import VoiceOver

/// “Great Hall, shows more info” (an audit by VoiceOver of SwiftUI's `Marker` on iOS 26); MapKit's strings for
/// accessibility: MAP_PIN_HINT, TRACKING_BUTTON_LABEL, TRACKING_BUTTON_VALUE_OFF, TRACKING_BUTTON_HINT.
@MainActor
@Suite("Maps of SwiftUI's")
struct MapTests {
  private struct Campus: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Map {
        Marker("Great Hall", systemImage: "building", coordinate: CLLocationCoordinate2D(latitude: 54, longitude: 8))
      }
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
    }
  }

  @Test("A marker says what a double tap shows, and the button by which the map follows whether it does")
  func words() {
    #expect(stops(Campus()) == ["Great Hall", "Tracking, Off, button"])
    #expect(stops(Campus(), locale: "de-DE").last == "Ortung, Aus, button")
    var session = Session(LiveApp(Campus()), settings: Settings())
    let events = session.open() + session.perform(Step(.next(1)))
    let hints = events.flatMap { event in
      if case .focus(_, let utterance) = event { utterance.linesAfterPause(in: .snapshot) } else { [String]() }
    }
    #expect(hints == ["Shows more info", "Change tracking options"])
  }
}
