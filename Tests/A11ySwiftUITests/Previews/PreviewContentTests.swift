import A11ySwiftUI
import PreviewTesting
import Testing

/// What a preview makes for its views: its closure is a closure and no view, which Xcode runs to get one (Apple's reference
/// of `Preview(_:traits:body:)`).
@MainActor
@Suite("What previews make for their views")
struct PreviewContentTests {
  @Test(
    "It stays the same while a preview is used, and is made anew when it is opened again",
    arguments: ["Booked, Booked", "Booked, Booked and returned", "Booked_Previews, Booked_Previews"])
  func containers(name: String) throws {
    let preview = try #require(Preview.linked.first { $0.description == name })
    for _ in 0..<2 {
      let heard = try preview.flow {
        focus("Stay in Rome")
        activate()
        focus("stays")
      }
      .transcript().heard
      #expect(heard.first == "0 stays" && heard.last == "1 stays", "\(heard)")
    }
  }
}
