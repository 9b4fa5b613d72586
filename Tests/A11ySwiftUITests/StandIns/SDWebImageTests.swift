import A11yPictures
import A11ySwiftUI
import Testing

/// The readme of SDWebImageSwiftUI: a picture that moves is given a placeholder too, and told what happens to it.
@MainActor
@Suite("Pictures that move")
struct SDWebImageTests {
  private let url = URL(string: "https://example.com/ada.gif")

  @Test("What stands in the place of a picture that moves is heard")
  func placeholder() {
    let picture = AnimatedImage(url: url, options: [.progressiveLoad]) { Text("No picture yet") }
      .resizable()
      .onSuccess { _, _, _ in }
      .maxBufferSize(.max)
      .indicator(.activity)
      .transition(.fade(duration: 0.5))
      .customLoopCount(1)
      .scaledToFit()
    #expect(stops(picture) == ["No picture yet"])
  }

  @Test("A picture of the bundle that moves is heard by its label")
  func label() { #expect(stops(AnimatedImage(name: "cat.gif").accessibilityLabel("A cat")) == ["A cat"]) }

  @Test("A picture tells what to show before it is there")
  func phase() {
    let picture = WebImage(url: url, options: .retryFailed) { phase in
      switch phase {
      case .success(let image): image.resizable()
      case .failure: Text("Broken")
      case .empty: Text("Loading")
      }
    }
    #expect(stops(picture.onFailure { _ in }) == ["Loading"])
  }

  @Test("A view of UIKit's keeps its placeholder")
  func view() {
    let view = UIImageView()
    view.sd_setImage(with: url, placeholderImage: UIImage(systemName: "person"))
    #expect(view.image != nil)
  }
}
