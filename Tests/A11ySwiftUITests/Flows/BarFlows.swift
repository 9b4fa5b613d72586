import A11ySwiftUI
import Interface
import Testing

// What bars offer (Apple's references of toolbarTitleMenu(content:) and renameAction(_:)).

@MainActor
@Suite("Bars")
struct BarFlows {
  struct Titled: A11ySwiftUI.View {
    @State private var path: [String] = []
    var body: some A11ySwiftUI.View {
      NavigationStack(path: $path) {
        Text("Content")
          .navigationTitle("Notes")
          .toolbarTitleMenu { Button("All") { path = ["All"] } }
          .navigationDestination(for: String.self) { Text("Now \($0)") }
      }
    }
  }

  @Test("A title with a menu is a button that opens it") func titleMenu() {
    #expect(stops(Titled()) == ["Notes, button, pop up button, heading", "Content"])
    #expect(hear(Titled(), .activate).last == "All, button")
    #expect(hear(Titled(), .activate, .activate, .first).last == "Notes, back button")
  }

  struct Renamed: A11ySwiftUI.View {
    @State private var name = "Draft"
    var body: some A11ySwiftUI.View {
      VStack {
        Text(name)
        RenameButton()
      }
      .renameAction { name = "Letter" }
    }
  }

  @Test("The button to rename does what the app says") func rename() {
    #expect(hear(Renamed(), .last, .activate, .first).last == "Letter")
  }
}
