import A11ySwiftUI
import Interface
import Testing

@MainActor
@Suite("Views of which the first one that fits is shown")
struct ViewThatFitsFlows {
  // Apple's documentation of `ViewThatFits`: it provides the first child that fits; of `onAppear`: before the view appears.
  @Test("Of the views of which one fits, that one alone appears, and goes when another does")
  func appearing() throws {
    struct Board: A11ySwiftUI.View {
      @State private var isNarrow = false
      @State private var events: [String] = []

      var body: some A11ySwiftUI.View {
        VStack {
          ViewThatFits(in: .horizontal) {
            Text("A title that is far too long for a small badge")
              .onAppear { events.append("long comes") }
              .onDisappear { events.append("long goes") }
            Text("A title")
              .onAppear { events.append("short comes") }
              .onDisappear { events.append("short goes") }
          }
          .frame(width: isNarrow ? 120 : 390)
          Button("Narrow") { isNarrow = true }
          Text(events.joined(separator: ", "))
        }
      }
    }
    #expect(stops(Board()) == ["A title that is far too long for a small badge", "Narrow, button", "long comes"])
    #expect(
      hear(Board(), .focus("Narrow"), .activate, .last).last == "long comes, short comes, long goes")
  }
}
