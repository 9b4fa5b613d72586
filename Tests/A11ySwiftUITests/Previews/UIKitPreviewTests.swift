import A11yUIKit
import PreviewTesting
import Testing

@testable import A11ySwiftUI

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
  // A view that is left out where it ends the program costs no preview; without this one there is none.
  @Test("What ends the program while it is made is left out, but for what is all of a preview")
  func made() {
    func name(_ show: (@escaping @MainActor () -> UIViewController) -> any A11ySwiftUI.View) -> String? {
      var name: String?
      _ = stops(
        AnyView(
          show {
            name = UnopenedContent.view.map(UnopenedContent.name)
            return UIViewController()
          }))
      return name
    }
    #expect(name { make in MadeController(make) } == "A11ySwiftUITests.MadeController")
    #expect(name { make in _UIKitPreview { make() } } == nil)
  }
}
