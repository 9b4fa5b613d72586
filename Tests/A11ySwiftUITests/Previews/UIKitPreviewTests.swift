import A11ySwiftUI
import PreviewTesting
import Testing

/// Previews of controllers and views (Apple, `Preview(_:traits:body:)` of UIKit).
@MainActor
@Suite("Previews of UIKit's")
struct UIKitPreviewTests {
  @Test(
    "A controller and a view are heard as they are",
    arguments: [
      ("UIKitPreviews, A controller", ["Tea"]), ("UIKitPreviews, A view", ["Cake"]),
      ("UIKitPreviews, A bar around it", ["Menu, heading"]),
    ])
  func heard(name: String, words: [String]) throws {
    let preview = try #require(Preview.linked.first { $0.description == name })
    let heard = try preview.transcript().heard
    #expect(heard == words)
  }
}
