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

  struct Header: A11ySwiftUI.View {
    @State private var height: CGFloat = 0
    var body: some A11ySwiftUI.View {
      ScrollView {
        VStack {
          Rectangle().foregroundColor(.clear).aspectRatio(1.5, contentMode: .fill)
            .overlay {
              GeometryReader { proxy in
                Color.clear.onAppear { height = proxy.size.height }
                  .onChange(of: proxy.size.height) { _, new in height = new }
              }
            }
            .padding(.bottom, height / 2)
          Text("\(Int(height)) points high")
        }
      }
    }
  }

  // Apple's reference of ScrollView: nothing is proposed to its content along the axis that is scrolled, so that a
  // rectangle as wide as the screen, 402 points, with a ratio of 1.5 is 268 points high, whatever stands below it.
  @Test("What fills a place that is scrolled has no height but its own")
  func header() { #expect(stops(Header()) == ["268 points high"]) }
}
