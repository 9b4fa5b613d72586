import A11yPictures
import A11ySwiftUI
import Testing

/// The documentation of Kingfisher: what stands in its place is shown until a picture is there, and here none comes.
@MainActor
@Suite("Pictures of the web")
struct KingfisherTests {
  private struct Avatar: View {
    var body: some View {
      KFImage(URL(string: "https://example.com/ada.png"))
        .placeholder { Text("No picture yet") }
        .retry(maxCount: 2)
        .onFailure { _ in }
        .fade(duration: 0.25)
        .resizable()
        .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 80, height: 80)))
        .scaledToFit()
    }
  }

  @Test("What stands in the place of a picture is heard")
  func placeholder() { #expect(stops(Avatar()) == ["No picture yet"]) }

  @Test("A picture that is told in words is heard by these")
  func label() {
    #expect(
      stops(KFImage.url(URL(string: "https://example.com/ada.png")).accessibilityLabel("Ada"))
        == ["Ada"])
  }

  // The sources of NukeUI and Kingfisher: the picture is in a `ZStack` of its own.
  @Test("What is laid over a picture that has not come is heard")
  func overlay() {
    let url = URL(string: "https://example.com/ada.png")
    #expect(stops(LazyImage(url: url) { $0.image?.resizable() }.overlay { Text("Sunny") }) == ["Sunny"])
    #expect(stops(KFImage(url).placeholder { EmptyView() }.overlay { Text("Sunny") }) == ["Sunny"])
    #expect(stops(WebImage(url: url).overlay { Text("Sunny") }) == ["Sunny"])
  }

  /// The readme of CachedAsyncImage: it is used as SwiftUI's.
  @Test("A picture that would be kept is asked for like one that is not")
  func kept() {
    let url = URL(string: "https://example.com/ada.png")
    #expect(
      stops(
        CachedAsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("AL")
        }) == ["AL"])
    #expect(
      stops(CachedAsyncImage(urlRequest: url.map { URLRequest(url: $0) }) { Text($0.image == nil ? "AL" : "") }) == [
        "AL"
      ])
  }
}
