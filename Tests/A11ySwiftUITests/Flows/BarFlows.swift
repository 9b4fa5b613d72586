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

  struct Tools: ToolbarContent {
    @Binding var isEditing: Bool
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
      if isEditing {
        ToolbarItem(placement: .confirmationAction) { Button("Save") { isEditing = false } }
      } else {
        ToolbarItem(placement: .primaryAction) { Button("Edit") { isEditing = true } }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Count \(count)") { count += 1 }
        Spacer()
        Button("Share") {}
      }
    }
  }

  struct Edited: A11ySwiftUI.View {
    @State private var isEditing = false
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text(isEditing ? "Editing" : "Reading")
          .navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
          .toolbar { Tools(isEditing: $isEditing) }
      }
    }
  }

  // Apple, “ToolbarContent”: content of the app's own, which keeps its state as a view does, and “ToolbarItemPlacement”:
  // what cancels is at the leading edge, what confirms at the trailing one.
  @Test("A bar of an app's own type keeps its state and follows that of the screen") func composed() {
    #expect(
      stops(Edited()) == [
        "Cancel, button", "Letter, heading", "Edit, button", "Reading", "Toolbar, Count 0, button", "Share, button",
      ])
    #expect(hear(Edited(), .focus("Edit"), .activate, .focus("Editing")).last == "Editing")
    #expect(hear(Edited(), .focus("Edit"), .activate, .focus("Save"), .activate, .focus("Reading")).last == "Reading")
    #expect(
      hear(Edited(), .focus("Count 0"), .activate, .focus("Edit"), .activate, .last, .previous(1)).last
        == "Count 1, button")
  }

  struct Chosen: A11ySwiftUI.View {
    let isShared: Bool
    private let kinds = ["Bold", "Italic"]
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text("Letter")
          .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ForEach(kinds, id: \.self) { kind in ToolbarItem { Button(kind) {} } }
            ToolbarSpacer(.fixed)
            if isShared { ToolbarItem { Button("Share") {} } }
            ToolbarItem(placement: .topBarLeading) { Button("Menu") {} }.hidden(!isShared)
            Group { ToolbarItem(placement: .secondaryAction) { Button("Print") {} } }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
      }
    }
  }

  // Apple, “secondaryAction”: in the overflow menu of a bar.
  @Test("Items by conditions and of a collection") func chosen() {
    let few = ["Notes, heading", "Bold, button", "Italic, button", "More, button, pop up button", "Letter"]
    #expect(stops(Chosen(isShared: false)) == few)
    var all = few
    all.insert("Share, button", at: 3)
    #expect(stops(Chosen(isShared: true)) == ["Menu, button"] + all)
    #expect(hear(Chosen(isShared: true), .focus("More"), .activate).last == "Print, button")
  }

  struct Hidden: A11ySwiftUI.View {
    let visibility: Visibility
    let bars: ToolbarPlacement
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text("Photo")
          .navigationTitle("Album").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          }
          .toolbar(visibility, for: bars)
      }
    }
  }

  // Apple, “toolbar(_:for:)”: each bar by itself; “toolbar(removing:)”: the title of the bar.
  @Test("A bar that is hidden is not there, and the others are") func hidden() {
    let (top, bottom) = (["Album, heading", "Edit, button"], ["Toolbar, Share, button"])
    #expect(stops(Hidden(visibility: .visible, bars: .navigationBar)) == top + ["Photo"] + bottom)
    #expect(stops(Hidden(visibility: .hidden, bars: .navigationBar)) == ["Photo"] + bottom)
    #expect(stops(Hidden(visibility: .hidden, bars: .automatic)) == ["Photo"] + bottom)
    #expect(stops(Hidden(visibility: .hidden, bars: .bottomBar)) == top + ["Photo"])
    let untitled = NavigationStack { Text("Photo").navigationTitle("Album").toolbar(removing: .title) }
    #expect(stops(untitled) == ["Photo"])
  }

  // Apple's references of the older names of what bars have.
  @Test("Titles and items in their older forms") func older() {
    func bar(_ content: some A11ySwiftUI.View) -> [String] { stops(NavigationStack { content }) }
    let (photo, title) = (Text("Photo"), "Album")
    let expected = ["Album, heading", "Photo"]
    #expect(bar(photo.navigationBarTitle("Album")) == expected)
    #expect(bar(photo.navigationBarTitle(title)) == expected)
    #expect(bar(photo.navigationBarTitle(Text(title))) == expected)
    #expect(bar(photo.navigationBarTitle("Album", displayMode: .inline)) == expected)
    #expect(bar(photo.navigationBarTitle(title, displayMode: .inline)) == expected)
    #expect(bar(photo.navigationBarTitle(Text(title), displayMode: .inline)) == expected)
    #expect(bar(photo.navigationTitle(LocalizedStringResource("Album"))) == expected)
    #expect(bar(photo.navigationTitle(.constant("Album"))) == expected)
    #expect(bar(photo.navigationTitle("Album").navigationBarHidden(true)) == ["Photo"])
    let inline = photo.navigationTitle("Album").toolbarTitleDisplayMode(.inline)
    let items = inline.navigationBarItems(leading: Button("Back") {}, trailing: Button("Add") {})
    #expect(bar(items) == ["Back, button", "Album, heading", "Add, button", "Photo"])
    #expect(bar(inline.navigationBarItems(leading: Button("Back") {})) == ["Back, button"] + expected)
    #expect(
      bar(inline.navigationBarItems(trailing: Button("Add") {})) == ["Album, heading", "Add, button", "Photo"])
  }

  // Apple, “visibilityPriority(_:)” of iOS 27: items move into a menu “when toolbar space is limited”.
  @Test("An item stays in a bar with room for it, whatever its priority") func priorities() {
    let note = Text("Note").navigationTitle("Notes").toolbarTitleDisplayMode(.inline).toolbar {
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Send") {} }.visibilityPriority(.high)
      ToolbarItem(placement: .topBarLeading) { Button("Archive") {} }.visibilityPriority(.low)
    }
    #expect(stops(NavigationStack { note }) == ["Archive, button", "Notes, heading", "Send, button", "Note"])
  }
}
