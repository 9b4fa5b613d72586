import A11ySwiftUI
import A11yUIKit
import Apps
import Foundation
import Interface
import PreviewTesting
import Testing
import Utterances
import VoiceOver

// What comes over a screen and goes again (the documentation of SwiftUI, “Modal presentations” and “Navigation”).

private struct Place: Identifiable, Hashable {
  let id: String
}

@MainActor
@Suite("What is presented")
struct PresentationFlows {
  struct Items: A11ySwiftUI.View {
    let diary: Diary
    @State private var place: Place?
    var body: some A11ySwiftUI.View {
      Button("Oslo") { place = Place(id: "Oslo") }
        .sheet(item: $place, onDismiss: noteEnd) { place in
          Text("In \(place.id)")
            .onAppear { diary.note("\(place.id) appears") }
            .onDisappear { diary.note("\(place.id) disappears") }
          Button("Bergen") { self.place = Place(id: "Bergen") }
          Button("Close") { self.place = nil }
        }
    }
    private func noteEnd() { diary.note("dismissed") }
  }

  // swiftui.md 3.6: the content goes before onDismiss is called.
  @Test("A sheet for another item is another sheet, and what it shows is gone before its end is told")
  func items() {
    let diary = Diary()
    let heard = hear(
      Items(diary: diary), .activate, .focus("Bergen"), .activate, .first, .focus("Close"), .activate)
    #expect(heard.contains("In Bergen"))
    #expect(heard.last == "Oslo, button")
    #expect(diary.entries.first == "Oslo appears")
    #expect(diary.entries.suffix(2) == ["Bergen disappears", "dismissed"])
    #expect(Set(diary.entries).isSuperset(of: ["Oslo disappears", "Bergen appears"]))
  }

  struct Nested: A11ySwiftUI.View {
    struct Inner: A11ySwiftUI.View {
      @Environment(\.dismiss) private var dismiss
      var body: some A11ySwiftUI.View {
        Text("Inner sheet")
        Button("Close inner") { dismiss() }
      }
    }
    struct Outer: A11ySwiftUI.View {
      @Environment(\.dismiss) private var dismiss
      @State private var isOpen = false
      var body: some A11ySwiftUI.View {
        Text("Outer sheet")
        Button("Open inner") { isOpen = true }.sheet(isPresented: $isOpen) { Inner() }
        Button("Close outer") { dismiss() }
      }
    }
    @State private var isOpen = false
    var body: some A11ySwiftUI.View { Button("Open outer") { isOpen = true }.sheet(isPresented: $isOpen) { Outer() } }
  }

  @Test("dismiss closes the sheet that it is called in")
  func nested() {
    let heard = hear(
      Nested(), .activate, .focus("Open inner"), .activate, .focus("Close inner"), .activate, .first)
    #expect(heard.contains("Inner sheet"))
    #expect(heard.last == "Outer sheet")
    #expect(
      hear(Nested(), .activate, .focus("Open inner"), .activate, .escape, .escape).last == "Open outer, button")
  }

  struct Held: A11ySwiftUI.View {
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("Held").interactiveDismissDisabled() }
    }
  }

  @Test("A sheet that cannot be swiped away does not go by a scrub")
  func held() { #expect(hear(Held(), .activate, .escape, .first).last == "Held") }

  struct Told: A11ySwiftUI.View {
    struct Failure { let words: String }
    @State private var failure: Failure?
    @State private var isShown = false
    @State private var answer = "None"
    var body: some A11ySwiftUI.View {
      Text(answer)
      Button("Fail") {
        failure = Failure(words: "No network")
        isShown = true
      }
      .alert("Sorry", isPresented: $isShown, presenting: failure) { failure in
        Button("Again") { answer = "Again after \(failure.words)" }
        Button("Cancel", role: .cancel) {}
      } message: { failure in
        Text(failure.words)
      }
    }
  }

  @Test("An alert shows its data, and closes before its button acts")
  func alerts() {
    let heard = hear(Told(), .focus("Fail"), .activate, .next(1), .focus("Again"), .activate, .first)
    #expect(heard.contains { $0.hasPrefix("Alert! Sorry") }, "\(heard)")
    #expect(heard.contains { $0.contains("No network") }, "\(heard)")
    #expect(heard.last == "Again after No network")
  }

  struct Several: A11ySwiftUI.View {
    let hasThird: Bool
    @State private var isShown = true
    @State private var name = ""
    var body: some A11ySwiftUI.View {
      Text("Behind").alert("Save?", isPresented: $isShown) {
        Button("Not now", role: .cancel) {}
        Button("Save") {}
        if hasThird { Button("Save as") {} }
        TextField("Name", text: $name)
      }
    }
  }

  // calabash-ios 584: of two buttons the first cancels. With three of them UIKit has it at the end.
  @Test("The button that cancels an alert is the last one, and the first of two") func orderOfButtons() {
    let pair = stops(Several(hasThird: false))
    #expect(pair.suffix(3) == ["Name, text field", "Not now, button", "Save, button"], "\(pair)")
    let three = stops(Several(hasThird: true))
    #expect(three.suffix(3) == ["Save, button", "Save as, button", "Not now, button"], "\(three)")
  }

  struct Bare: A11ySwiftUI.View {
    @State private var isShown = true
    var body: some A11ySwiftUI.View { Text("Behind").alert("Saved", isPresented: $isShown) {} }
  }

  @Test("An alert without buttons has the system's OK")
  func ok() { #expect(hear(Bare(), .focus("OK"), .activate, .first).suffix(2).last == "Behind") }

  struct Undimmed: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Text("Map").sheet(isPresented: .constant(true)) {
        Text("Places").presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled)
      }
    }
  }

  // Apple, “presentationBackgroundInteraction(_:)”: people can interact with the view behind it. Where the cursor lands is
  // assumed to be as with other sheets.
  @Test("A sheet can leave what is behind it within reach")
  func undimmed() {
    #expect(stops(Undimmed()) == ["Sheet Grabber, Half screen, button", "Places"])
    #expect(hear(Undimmed(), .first).last == "Map")
  }

  struct Resized: A11ySwiftUI.View {
    let isBound: Bool
    @State private var detent = PresentationDetent.medium
    var body: some A11ySwiftUI.View {
      Text("Map").sheet(isPresented: .constant(true)) {
        if isBound {
          Text(detent == .large ? "All" : "Some").presentationDetents([.medium, .large], selection: $detent)
        } else {
          Text("Places").presentationDetents([.large, .medium])
        }
      }
    }
  }

  // MagentaA11y, sheet: “expands/collapses the sheet”, and then “only the name and state gets announced”.
  @Test("The grabber moves a sheet, and the app knows to which height")
  func resized() {
    let moved = ["Sheet Grabber, Expanded", "Sheet Grabber, Half screen"]
    #expect(hear(Resized(isBound: false), .first, .activate, .activate).suffix(2) == moved)
    #expect(hear(Resized(isBound: true), .first, .activate, .activate).suffix(2) == moved)
    #expect(hear(Resized(isBound: true), .first, .activate, .last).last == "All")
  }

  struct Bounded: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      let noon = Date(timeIntervalSince1970: 1_768_478_400)
      DatePicker(
        "Day", selection: .constant(noon), in: noon...noon.addingTimeInterval(86_400), displayedComponents: .date
      )
      .datePickerStyle(.graphical)
    }
  }

  // Apple, “UIDatePicker.minimumDate”: earlier days are not chosen; MagentaA11y, calendar date picker: they are dimmed.
  @Test("Days out of the range of a date picker are dimmed")
  func boundedDays() {
    let days = stops(Bounded())
    #expect(days.contains("selected, Thursday, January 15, button") && days.contains("Friday, January 16, button"))
    #expect(days.contains("Wednesday, January 14, dimmed, button"))
    #expect(days.contains("Saturday, January 17, dimmed, button"))
  }

  struct Asked: A11ySwiftUI.View {
    @State private var isAsking = false
    @State private var result = "Kept"
    var body: some A11ySwiftUI.View {
      Text(result)
      Button("Ask") { isAsking = true }
        .confirmationDialog("Delete all?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { result = "Gone" }
        }
    }
  }

  @Test("A dialog acts and closes")
  func dialogs() {
    #expect(hear(Asked(), .focus("Ask"), .activate, .focus("Delete"), .activate, .first).last == "Gone")
    #expect(hear(Asked(), .focus("Ask"), .activate, .escape, .first).last == "Kept")
  }

  struct Paths: A11ySwiftUI.View {
    @State private var path = NavigationPath()
    var body: some A11ySwiftUI.View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Place", value: Place(id: "Oslo"))
          Button("Both") {
            path.append(Place(id: "Rome"))
            path.append(7)
          }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Place.self) { place in
          VStack {
            Text("In \(place.id)")
            NavigationLink("Number", value: 3)
          }
          .navigationTitle(place.id)
        }
        .navigationDestination(for: Int.self) { number in
          Button("Home at once from \(number)") { path = NavigationPath() }.navigationTitle("Number \(number)")
        }
      }
    }
  }

  @Test("A path of several types pushes and pops")
  func paths() {
    #expect(
      hear(Paths(), .focus("Place"), .activate, .focus("Number"), .activate, .last).last
        == "Home at once from 3, button")
    #expect(hear(Paths(), .focus("Both"), .activate, .last).last == "Home at once from 7, button")
    #expect(hear(Paths(), .focus("Both"), .activate, .escape, .focus("In Rome")).last == "In Rome")
    #expect(
      hear(Paths(), .focus("Both"), .activate, .focus("Home at once"), .activate, .first).last == "Home, heading")
  }

  struct Flagged: A11ySwiftUI.View {
    struct Detail: A11ySwiftUI.View {
      @Environment(\.dismiss) private var dismiss
      var body: some A11ySwiftUI.View { Button("Done") { dismiss() } }
    }
    @State private var isShown = false
    @State private var place: Place?
    var body: some A11ySwiftUI.View {
      NavigationStack {
        VStack {
          Text(isShown || place != nil ? "Pushed" : "At home")
          Button("By flag") { isShown = true }
          Button("By item") { place = Place(id: "Oslo") }
        }
        .navigationDestination(isPresented: $isShown) { Detail() }
        .navigationDestination(item: $place) { place in Text("In \(place.id)") }
      }
    }
  }

  @Test("A screen comes by a flag or an item, and dismiss takes it back")
  func flags() {
    #expect(hear(Flagged(), .focus("By flag"), .activate, .focus("Done"), .activate, .first).last == "At home")
    #expect(hear(Flagged(), .focus("By item"), .activate, .last).last == "In Oslo")
    #expect(hear(Flagged(), .focus("By item"), .activate, .escape, .first).last == "At home")
  }

  struct Missing: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View { NavigationStack { NavigationLink("Nowhere", value: 1.5) } }
  }

  @Test("A link whose value nobody shows is told to its author")
  func missing() {
    let app = LiveApp(Missing())
    if let action = app.screen.content.views.first?.firstAction { _ = app.perform(ActionToken(action)) }
    #expect(app.warnings.contains { $0.contains("Double") }, "\(app.warnings)")
  }

  @Test("What comes to light on the way is a finding, once, and what was there at the beginning is none of a step's")
  func findings() throws {
    var session = Session(LiveApp(Missing()))
    _ = session.open()
    #expect(session.findings.isEmpty)
    for _ in 0..<2 { _ = session.perform(Step(.activate)) }
    #expect(session.findings.map(\.rule) == ["preview"])
    #expect(session.findings.allSatisfy { $0.message.contains("Double") })
    let heard = Preview("Nowhere") { Missing() }.flow { activate() }
    #expect(try heard.findings().contains { $0.message.contains("Double") })
  }

  struct Searched: A11ySwiftUI.View {
    struct Names: A11ySwiftUI.View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some A11ySwiftUI.View {
        Text(isSearching ? "Searching \(text)" : "Resting")
        ForEach(["Ann", "Bob"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        Button("Stop") { dismissSearch() }
      }
    }
    @State private var text = ""
    @State private var scope = "All"
    var body: some A11ySwiftUI.View {
      NavigationStack {
        List { Names(text: text) }
          .navigationTitle("Names")
          .searchable(text: $text, prompt: "Find a name")
          .searchScopes($scope) {
            Text("All").tag("All")
            Text("New").tag("New")
          }
      }
    }
  }

  struct SearchedInTab: A11ySwiftUI.View {
    let role: TabRole?
    var body: some A11ySwiftUI.View {
      TabView { Tab("Find", systemImage: "magnifyingglass", role: role) { Searched() } }
    }
  }

  // FlowCrypt/flowcrypt-ios, pull request 2706, quotes WWDC25: “On iPhone, the search bar moves automatically to the
  // toolbar”; in tabs it stays below the title (p0dee.com, 2025-09-02).
  @Test("The field to search by is below the content of a phone, and below the title in a tab")
  func searchFieldPlace() {
    let content = ["Resting", "Ann", "Bob", "Stop, button"]
    let (title, field) = ("Names, heading", "Find a name, search field")
    #expect(stops(Searched()) == [title] + content + [field])
    #expect(Array(stops(SearchedInTab(role: nil)).prefix(6)) == [title, field] + content)
    #expect(Array(stops(SearchedInTab(role: .search)).prefix(6)) == [title] + content + [field])
  }

  // Apple's reference of SearchScopeActivation: on text entry in iOS. A segmented control names each segment's place.
  @Test("The scopes of a search come as one types, and go as it is closed")
  func scopes() {
    let scope = "selected, All, button, 1 of 2"
    #expect(!hear(Searched(), .focus("Find a name"), .activate, .first, .next(1)).contains(scope))
    #expect(hear(Searched(), .focus("Find a name"), .activate, .type("A"), .first, .next(1)).last == scope)
    let closed = hear(
      Searched(), .focus("Find a name"), .activate, .type("A"), .focus("Close"), .activate, .first, .next(1))
    #expect(closed.last == "Resting")
  }

  @Test("A search filters, is known inside, and ends")
  func searching() {
    #expect(stops(Searched()).contains("Resting"))
    #expect(hear(Searched(), .focus("Find a name"), .activate, .focus("Searching")).last == "Searching ")
    let heard = hear(Searched(), .focus("Find a name"), .activate, .type("A"), .focus("Searching A"), .next(1))
    #expect(heard.suffix(2) == ["Searching A", "Ann"])
    #expect(
      hear(
        Searched(), .focus("Find a name"), .activate, .type("A"), .focus("Stop"), .activate, .focus("Resting")
      ).last == "Resting")
  }

  struct Edited: A11ySwiftUI.View {
    @State private var names = ["Ann", "Bob", "Cid"]
    var body: some A11ySwiftUI.View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("A row is deleted by its action, and in edit mode by its button")
  func deleting() {
    #expect(hear(Edited(), .focus("Bob"), .perform("Delete"), .last).last == "Cid")
    #expect(
      hear(Edited(), .focus("Edit"), .activate, .focus("Remove, Bob"), .activate, .focus("Delete"), .activate, .last)
        .last?.contains("Reorder") == true)
    #expect(hear(Edited(), .focus("Edit"), .activate).last == "Done")
  }

  struct Swiped: A11ySwiftUI.View {
    @State private var names = ["Ann", "Bob"]
    @State private var flagged = ""
    var body: some A11ySwiftUI.View {
      Text("Flagged \(flagged)")
      List(names, id: \.self) { name in
        Text(name)
          .swipeActions { Button("Remove", role: .destructive) { names.removeAll { $0 == name } } }
          .swipeActions(edge: .leading) { Button("Flag") { flagged = name } }
      }
    }
  }

  @Test("Actions of a swipe are actions of the row")
  func swiping() {
    #expect(hear(Swiped(), .focus("Bob"), .perform("Flag"), .first).last == "Flagged Bob")
    #expect(hear(Swiped(), .focus("Ann"), .perform("Remove"), .last).last == "Bob")
  }

  struct Focused: A11ySwiftUI.View {
    enum Field: Hashable { case name, town }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var town = ""
    var body: some A11ySwiftUI.View {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .town }
      TextField("Town", text: $town).focused($field, equals: .town)
      Text(field == .name ? "Name is edited" : field == .town ? "Town is edited" : "Nothing is edited")
      Button("To the town") { field = .town }
    }
  }

  @Test("The field that is edited is known, and can be chosen")
  func focus() {
    #expect(hear(Focused(), .focus("is edited")).last == "Nothing is edited")
    #expect(hear(Focused(), .focus("Name"), .activate, .focus("is edited")).last == "Name is edited")
    #expect(hear(Focused(), .focus("Name"), .activate, .escape, .focus("is edited")).last == "Nothing is edited")
    // Return does what the field says, and goes on in the other one.
    #expect(hear(Focused(), .focus("Name"), .activate, .type("A\n"), .focus("is edited")).last == "Town is edited")
    #expect(hear(Focused(), .focus("Town"), .activate, .type("A\n"), .focus("is edited")).last == "Nothing is edited")
    #expect(hear(Focused(), .focus("To the town"), .activate, .focus("is edited")).last == "Town is edited")
    // The cursor goes with the keyboard.
    for steps: [Step.Command] in [[.focus("To the town"), .activate], [.focus("Name"), .activate, .type("A\n")]] {
      var session = Session(LiveApp(Focused()), settings: Interface.Settings())
      _ = session.open()
      let heard = steps.flatMap { session.perform(Step($0)) }.compactMap(\.words).last ?? ""
      #expect(heard.contains("Town") && heard.contains("is editing"), "\(heard)")
    }
  }

  struct CursorBack: A11ySwiftUI.View {
    @AccessibilityFocusState private var isOnSummary: Bool
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      Text("Top")
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen, onDismiss: goToSummary) { Text("Sheet") }
      Text("Summary").accessibilityFocused($isOnSummary)
    }
    private func goToSummary() { isOnSummary = true }
  }

  @Test("The cursor goes where the app wants it after a sheet")
  func cursor() { #expect(hear(CursorBack(), .focus("Open"), .activate, .escape).last == "Summary") }

  struct Posting: A11ySwiftUI.View {
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      Button("Add \(count)") {
        count += 1
        AccessibilityNotification.Announcement("Added \(count)").post()
      }
    }
  }

  // dotnet/maui, issues 3736 and 6216; the caption panel of iOS 26.6.1.
  @Test("An announcement is lost by what the button says")
  func posting() { #expect(hear(Posting(), .activate).last == "Add 1") }
}

extension Interface.View {
  /// What the first view does that can be activated.
  fileprivate var firstAction: Action? { action ?? children.lazy.compactMap(\.firstAction).first }
}
