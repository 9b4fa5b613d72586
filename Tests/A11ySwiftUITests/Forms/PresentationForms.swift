import A11ySwiftUI
import Interface
import Testing

/// What comes over a screen, in the forms that apps write it in (the documentation of SwiftUI, “Modal presentations”).
@MainActor
@Suite("What is presented, in all its forms")
struct PresentationForms {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "No network" }
  }
  private struct Trip: Identifiable { let id: String }

  private let shown = Binding.constant(true)
  private let title = "Delete?"
  private let behind = Text("Behind")

  private func words(_ view: some A11ySwiftUI.View) -> [String] { stops(view).filter { $0 != "Behind" } }

  @ViewBuilder private func buttons() -> some A11ySwiftUI.View {
    Button("Keep", role: .cancel) {}
    Button("Delete", role: .destructive) {}
  }

  // The title of an alert comes first, then the message; of two buttons the one that cancels is the first.
  @Test("Alerts")
  func alerts() {
    let expected = ["Alert! Delete?", "Keep, button", "Delete, button"]
    #expect(words(behind.alert("Delete?", isPresented: shown, actions: buttons)) == expected)
    #expect(words(behind.alert(title, isPresented: shown, actions: buttons)) == expected)
    #expect(words(behind.alert(Text(title), isPresented: shown, actions: buttons)) == expected)
    #expect(
      words(behind.alert("Delete?", isPresented: shown, presenting: 1) { _ in buttons() }) == expected)
    #expect(words(behind.alert(title, isPresented: shown, presenting: 1) { _ in buttons() }) == expected)
    #expect(words(behind.alert(Text(title), isPresented: shown, presenting: 1) { _ in buttons() }) == expected)
    #expect(words(behind.alert("Delete?", isPresented: .constant(false), actions: buttons)).isEmpty)
    #expect(words(behind.alert("Delete?", isPresented: shown, presenting: nil as Int?) { _ in buttons() }).isEmpty)
  }

  @Test("Alerts with a message")
  func messages() {
    let expected = ["Alert! Delete?", "For good.", "Keep, button", "Delete, button"]
    let message = { Text("For good.") }
    #expect(words(behind.alert("Delete?", isPresented: shown, actions: buttons, message: message)) == expected)
    #expect(words(behind.alert(title, isPresented: shown, actions: buttons, message: message)) == expected)
    #expect(words(behind.alert(Text(title), isPresented: shown, actions: buttons, message: message)) == expected)
    let told = "For good."
    #expect(
      words(
        behind.alert(title, isPresented: shown, presenting: told) { _ in
          buttons()
        } message: {
          Text($0)
        }) == expected)
    #expect(
      words(
        behind.alert(Text(title), isPresented: shown, presenting: told) { _ in
          buttons()
        } message: {
          Text($0)
        }) == expected)
    let old = Alert(
      title: Text("Delete?"), message: Text("For good."), primaryButton: .cancel(Text("Keep")),
      secondaryButton: .destructive(Text("Delete")))
    #expect(words(behind.alert(isPresented: shown) { old }) == expected)
    #expect(words(behind.alert(item: .constant(Trip(id: "Oslo") as Trip?)) { _ in old }) == expected)
    #expect(words(behind.alert(item: .constant(nil as Trip?)) { _ in old }).isEmpty)
  }

  @Test("Alerts of errors, and those with one button")
  func errors() {
    let ok = ["Alert! No network", "OK, button"]
    #expect(words(behind.alert(isPresented: shown, error: Failure()) { Button("OK") {} }) == ok)
    #expect(words(behind.alert(isPresented: shown, error: nil as Failure?) { Button("OK") {} }).isEmpty)
    let told = behind.alert(isPresented: shown, error: Failure()) { _ in
      Button("OK") {}
    } message: { _ in
      Text("Try again.")
    }
    #expect(words(told) == ["Alert! No network", "Try again.", "OK, button"])
    #expect(words(behind.alert(isPresented: shown) { Alert(title: Text("No network")) }) == ok)
    let closing = Alert(title: Text("No network"), dismissButton: .default(Text("Close")))
    #expect(words(behind.alert(isPresented: shown) { closing }) == ["Alert! No network", "Close, button"])
  }

  // On iPhone the title of a dialog is not shown unless it is asked for; since iOS 26 the button that cancels is not shown
  // (psimaker/vaultsync, issue 64, iOS 18 against 26.5).
  @Test("Dialogs")
  func dialogs() {
    let quiet = ["Delete, button"]
    let visible = ["Delete?"] + quiet
    func plain(_ view: some A11ySwiftUI.View) -> [String] {
      words(view).map { $0.replacingOccurrences(of: "Alert! ", with: "") }
    }
    #expect(plain(behind.confirmationDialog("Delete?", isPresented: shown, actions: buttons)) == quiet)
    #expect(plain(behind.confirmationDialog(title, isPresented: shown, actions: buttons)) == quiet)
    #expect(plain(behind.confirmationDialog(Text(title), isPresented: shown, actions: buttons)) == quiet)
    #expect(
      plain(behind.confirmationDialog("Delete?", isPresented: shown, titleVisibility: .visible, actions: buttons))
        == visible)
    #expect(
      plain(
        behind.confirmationDialog(title, isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in buttons()
        }
      ) == visible)
    #expect(
      plain(
        behind.confirmationDialog(Text(title), isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
          buttons()
        }) == visible)
    let told = behind.confirmationDialog(title, isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
      buttons()
    } message: { _ in
      Text("For good.")
    }
    #expect(plain(told) == ["Delete?", "For good."] + quiet)
    let sheet = ActionSheet(
      title: Text("Delete?"), buttons: [.destructive(Text("Delete")), .cancel(Text("Keep"))])
    #expect(plain(behind.actionSheet(isPresented: shown) { sheet }) == visible)
    #expect(plain(behind.actionSheet(item: .constant(Trip(id: "Oslo") as Trip?)) { _ in sheet }) == visible)
  }

  // swiftui.md 3.8: a field in the bar, whose prompt is its label.
  @Test("Search fields")
  func searching() {
    let text = Binding.constant("")
    let list = List { Text("Ann") }
    let prompt = "Find a name"
    func field(_ view: some A11ySwiftUI.View) -> String? {
      stops(NavigationStack { view }).first { $0.hasSuffix("search field") }
    }
    #expect(field(list.searchable(text: text)) == "Search, search field")
    #expect(field(list.searchable(text: text, prompt: "Find a name")) == "Find a name, search field")
    #expect(field(list.searchable(text: text, prompt: prompt)) == "Find a name, search field")
    #expect(field(list.searchable(text: text, prompt: Text(prompt))) == "Find a name, search field")
    #expect(
      field(list.searchable(text: text, placement: .navigationBarDrawer(displayMode: .always), prompt: prompt))
        == "Find a name, search field")
    let closed = Binding.constant(false)
    #expect(field(list.searchable(text: text, isPresented: closed, prompt: prompt)) == "Find a name, search field")
    #expect(field(list.searchable(text: text, isPresented: closed)) == "Search, search field")
    let typed = stops(NavigationStack { list.searchable(text: .constant("Bo"), prompt: prompt) })
    #expect(typed.suffix(2) == ["Bo, search field", "Clear text, button"])
    for (trips, words) in [([], "Find a name, search field"), ([Trip(id: "Oslo")], "Oslo, search field")] {
      let searched = list.searchable(text: text, tokens: .constant(trips), prompt: prompt) { Text($0.id) }
      #expect(field(searched) == words)
    }
  }

  @Test("Tabs")
  func tabs() {
    let (home, mail) = ("Home", "Mail")
    let expected = ["In home", "Tab Bar, selected, Home, tab, 1 of 2", "Mail, tab, 2 of 2"]
    let byKey = TabView {
      Tab("Home", systemImage: "house") { Text("In home") }
      Tab("Mail", systemImage: "envelope") { Text("In mail") }
    }
    #expect(stops(byKey) == expected)
    let byString = TabView(selection: .constant(1)) {
      Tab(home, systemImage: "house", value: 1) { Text("In home") }
      Tab(mail, image: "mail", value: 2) { Text("In mail") }
    }
    #expect(stops(byString) == expected)
    let byLabel = TabView(selection: .constant(1)) {
      Tab(value: 1) {
        Text("In home")
      } label: {
        Label("Home", systemImage: "house")
      }
      Tab("Mail", systemImage: "envelope", value: 2, role: nil) { Text("In mail") }
    }
    #expect(stops(byLabel) == expected)
    let inSection = TabView {
      Tab(home, image: "home") { Text("In home") }
      TabSection("More") { Tab("Mail", systemImage: "envelope") { Text("In mail") } }
    }
    #expect(stops(inSection) == expected)
    let each = TabView {
      ForEach(["Home", "Mail"], id: \.self) { name in
        Tab(name, systemImage: "circle") { Text("In \(name.lowercased())") }
      }
    }
    #expect(stops(each) == expected)
    let items = TabView {
      Text("In home").tabItem { Label("Home", systemImage: "house") }
      Text("In mail").tabItem { Text("Mail") }.badge(3)
    }
    // AccessibilitySnapshot's pictures of tab bars: iOS 26 says nothing of a badge.
    #expect(stops(items) == expected)
  }
}
