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

  struct Cells: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
        ForEach(1..<6) { number in
          GeometryReader { proxy in
            Button("\(number): \(Int(proxy.size.width))") {}.frame(height: proxy.size.width)
          }
          .aspectRatio(1, contentMode: .fit)
        }
      }
    }
  }

  // Apple's references of GridItem and GeometryReader: the columns share the 402 points, and a square is as high as wide.
  @Test("What stands in a grid has the size of its cell, so that its rows stay rows") func cells() {
    #expect(stops(Cells()) == (1..<6).map { "\($0): 134, button" })
  }

  struct Shares: A11ySwiftUI.View {
    @State private var first = 0
    var body: some A11ySwiftUI.View {
      VStack(spacing: 0) {
        Text("\(first)")
        HStack(spacing: 0) {
          Color.clear.frame(width: 102)
          GeometryReader { proxy in
            GeometryReader { Text("\(Int(proxy.size.width)), \(Int($0.size.width))") }
              .padding(.leading, proxy.size.width / 2)
              .onAppear { first = Int(proxy.size.width) }
          }
        }
      }
    }
  }

  // Apple's references of HStack and onAppear(perform:): layout comes before a view appears.
  @Test("What others leave is known before anything appears, also inside of what knows its size") func shares() {
    #expect(stops(Shares()) == ["300", "300, 150"])
  }

  struct Fading: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { number in
            GeometryReader { proxy in
              let top = proxy.frame(in: .global).minY
              Text("Row \(number), \(Int(proxy.frame(in: .local).minY))").opacity(top > 100 ? 1 : 0)
            }
            .frame(height: 75)
          }
        }
      }
    }
  }

  // Hacking with Swift, “Resizing, moving and fading”: rows near the top of the screen fade out. The first one begins below
  // the status bar, the second one 75 points lower.
  @Test("A view knows where it stands on the screen") func fading() {
    #expect(stops(Fading()) == ["Row 1, 0", "Row 2, 0"])
  }

  struct Scrolled: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      ScrollView { GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") } }
    }
  }

  // As every view that takes the space that there is (Apple's reference of replacingUnspecifiedDimensions(by:)).
  @Test("Where nothing is proposed a reader is 10 points high") func scrolled() {
    #expect(stops(Scrolled()) == ["402 by 10"])
  }
}
