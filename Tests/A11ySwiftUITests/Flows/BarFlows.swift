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

  struct Noting: A11ySwiftUI.View {
    @State private var note = ""
    @State private var other = ""
    @FocusState private var isNoting: Bool
    var body: some A11ySwiftUI.View {
      NavigationStack {
        VStack {
          TextField("Note", text: $note).focused($isNoting)
          TextField("Other", text: $other)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) { Button("Done") { isNoting = false } }
        }
      }
    }
  }

  // Apple's reference of ToolbarItemPlacement.keyboard: above the software keyboard.
  @Test("What stands above the keyboard is there while a field is edited") func keyboard() {
    #expect(stops(Noting()) == ["Note, text field", "Other, text field"])
    for field in ["Note", "Other"] {
      #expect(hear(Noting(), .focus(Query(field)), .activate, .last).last == "Toolbar, Done, button")
      #expect(hear(Noting(), .focus(Query(field)), .activate, .escape, .last).last == "Other, text field")
    }
    #expect(hear(Noting(), .focus("Note"), .activate, .last, .activate, .last).last == "Other, text field")
  }
}
