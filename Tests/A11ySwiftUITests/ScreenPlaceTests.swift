import A11ySwiftUI
import Testing

/// A stack of screens that is not all that there is: with something on it, hidden, or among other views.
///
/// Sources: Apple's references of `overlay(alignment:content:)` and `accessibilityHidden(_:)`, which take any view; a bar
/// stands at the top of its own screen (Human Interface Guidelines, “Toolbars”).
@MainActor
@Suite("Screens as parts of a view")
struct ScreenPlaceTests {
  private struct Trips: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      NavigationStack {
        List {
          Text("Oslo")
          Text("Bergen")
        }
        .navigationTitle("Trips")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
      }
    }
  }

  private let all = ["Trips, heading", "Edit, button", "Oslo", "Bergen"]

  @Test("What lies on a stack of screens is heard after it, and what lies behind it is not lost")
  func layers() {
    #expect(stops(Trips().overlay(alignment: .bottom) { Text("Saved") }) == all + ["Saved"])
    #expect(stops(Trips().overlay { if Bool(false) { Text("Saved") } }) == all)
    #expect(stops(Trips().background { Color.red }) == all)
  }

  @Test("A stack of screens that is hidden is not heard, with its bars")
  func hidden() {
    #expect(stops(Trips().accessibilityHidden(true)) == [])
    #expect(stops(Trips().opacity(0)) == [])
    #expect(stops(Trips().hidden()) == [])
    #expect(stops(Trips().accessibilityHidden(false)) == all)
    let menu = ZStack {
      Trips().accessibilityHidden(true)
      Button("Close") {}
    }
    #expect(stops(menu) == ["Close, button"])
  }

  @Test("The bar of a stack among other views stands where its screen begins")
  func among() {
    let page = VStack {
      Text("Above")
      Trips()
      Text("Below")
    }
    #expect(stops(page) == ["Above"] + all + ["Below"])
  }
}
