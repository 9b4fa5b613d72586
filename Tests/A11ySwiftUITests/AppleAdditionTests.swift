import A11ySwiftUI
import Testing

/// What apps use of Apple's besides views (the documentation of UIKit, of Uniform Type Identifiers and of SwiftUI).
@Suite("What Apple adds to Foundation")
struct AppleAdditionTests {
  @Test("A place in a table has a section and a row")
  func places() {
    var place = IndexPath(row: 3, section: 1)
    #expect(place == [1, 3] && place.row == 3 && place.section == 1 && place.item == 3)
    (place.section, place.item) = (0, 2)
    #expect(place == IndexPath(item: 2, section: 0))
  }

  @Test("No kind of data is a part of itself")
  func kinds() {
    #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.isSupertype(of: .png))
  }

  @Test("What is loaded in the background is there")
  func sessions() { #expect(URLSessionConfiguration.background(withIdentifier: "trips").timeoutIntervalForRequest > 0) }

  @Test("What draws a view can be followed")
  @MainActor
  func renderer() {
    @ObservedObject var renderer = ImageRenderer(content: Text("Milk"))
    renderer.isOpaque = true
    #expect($renderer.isOpaque.wrappedValue)
  }
}
