import A11ySwiftUI
import A11yUIKit
import PreviewTesting
import Testing

/// Documentation: “UIAppearance”: what is told to the proxy of a class reaches its views when they come into their
/// window.
@MainActor
@Suite("Bars that UIKit is told of")
struct UIKitBarTests {
  private struct Trips: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        Text("Beach").tabItem { Label("Trips", systemImage: "map") }
        Text("Ann").tabItem { Label("Friends", systemImage: "person") }
      }
      .overlay(alignment: .bottom) { Button("Add") {} }
    }
  }

  @Test("An app with a bar of its own has hidden that of the tabs, and what is in front is heard as before")
  func hidden() {
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    #expect(UITabBar.appearance().isHidden)
    #expect(stops(Trips()) == ["Beach", "Add, button"])
  }

  @Test("A preview keeps what its view has told when it was made, and the next one does not")
  func previews() throws {
    let own = Preview.keepingBars {
      UITabBar.appearance().isHidden = true
      let trips = Trips()
      return [Preview("Own bar") { trips }]
    }
    #expect(!UITabBar.appearance().isHidden)
    #expect(try own.first?.transcript().heard == ["Beach", "Add, button"])
    #expect(try Preview("Usual") { Trips() }.transcript().heard.contains { $0.contains("tab, 1 of 2") })
  }

  @Test("One that was never told so has its bar")
  func shown() { #expect(stops(Trips()).contains { $0.contains("tab, 1 of 2") }) }
}
