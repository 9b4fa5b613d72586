import A11ySwiftUI
import Interface
import Testing

// Scrolls that an app steers, and layout that asks for places (Apple's references of ScrollViewReader, ScrollPosition,
// GeometryProxy and containerRelativeFrame). None of it changes what is there to be heard.

@MainActor
@Suite("Scrolls and places")
struct ScrollFlows {
  struct Chat: A11ySwiftUI.View {
    @State private var lines = ["Hello", "Hi"]
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var seen: String?
    var body: some A11ySwiftUI.View {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(lines, id: \.self) { Text($0).id($0) }
        }
        .scrollPosition(id: $seen, anchor: .bottom)
        .scrollPosition($position)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .onScrollVisibilityChange { _ in }
        Button("Send") {
          lines.append("Bye")
          withAnimation { proxy.scrollTo("Bye", anchor: .bottom) }
          position.scrollTo(edge: .bottom)
          position.scrollTo(id: "Bye")
          position.scrollTo(y: 10)
        }
      }
    }
  }

  @Test("A chat that scrolls to its last line keeps all of them") func chat() {
    #expect(stops(Chat()) == ["Hello", "Hi", "Send, button"])
    #expect(hear(Chat(), .last, .activate, .previous(1)).last == "Bye")
  }

  struct Placed: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      GeometryReader { proxy in
        let global = proxy.frame(in: .global)
        let local = proxy.frame(in: .local)
        let named = proxy.frame(in: .named("board"))
        Text(
          global.width == local.width && named.height == local.height && proxy.size.width == local.width
            ? "As large" : "Other")
      }
      .coordinateSpace(.named("board"))
    }
  }

  // Apple, “GeometryProxy”: the frame in each space has the size of the container.
  @Test("A view is as large in each space") func placed() { #expect(stops(Placed()) == ["As large"]) }

  struct Shares: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      ScrollView {
        Text("Half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        Text("Third").containerRelativeFrame(.horizontal, count: 3, spacing: 4)
        Text("Whole").containerRelativeFrame([.horizontal, .vertical])
        Text("Moved").offset(CGSize(width: 1, height: 2)).geometryGroup().scenePadding().safeAreaPadding(2)
        Text("Fixed").fixedSize(horizontal: true, vertical: false).aspectRatio(
          CGSize(width: 2, height: 1), contentMode: .fit)
        Text("Scaled").scaleEffect(CGSize(width: 2, height: 2)).scaledToFill().position(CGPoint(x: 5, y: 5))
      }
    }
  }

  @Test("What takes a share of its container stays in its place") func shares() {
    #expect(stops(Shares()) == ["Half", "Third", "Whole", "Moved", "Fixed", "Scaled"])
  }
}
