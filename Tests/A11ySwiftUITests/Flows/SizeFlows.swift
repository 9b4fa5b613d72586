import A11ySwiftUI
import Interface
import Testing

// What views know of their sizes.

@MainActor
@Suite("Sizes of views")
struct SizeFlows {
  struct Sized: A11ySwiftUI.View {
    @State private var height: CGFloat = 0
    @State private var width: CGFloat = 0
    var body: some A11ySwiftUI.View {
      Text("Short").background { GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) } }
        .onPreferenceChange(Height.self) { height = $0 }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Text(height > 0 && height < 100 ? "Low" : "High")
      Text(width > 0 && width < 100 ? "Narrow" : "Wide")
    }
    struct Height: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
  }

  // Apple's references of background(alignment:content:) and onGeometryChange(for:of:action:).
  @Test("What lies behind a text has its size") func sizes() {
    #expect(stops(Sized()) == ["Short", "Low", "Narrow"])
  }
}
