import A11ySwiftUI
import Foundation
import Interface
import Testing

// Apple's references of searchFocused(_:), searchable(text:tokens:suggestedTokens:…) and searchCompletion(_:).

@MainActor
@Suite("Searching with the keyboard and with tokens")
struct SearchFlows {
  struct Found: A11ySwiftUI.View {
    @State private var text = ""
    @FocusState private var isSearching: Bool
    var body: some A11ySwiftUI.View {
      NavigationStack {
        VStack {
          Button("Find") { isSearching = true }
          Text(isSearching ? "The field is edited" : "Nothing is edited")
        }
        .navigationTitle("Shelf")
        .searchable(text: $text)
        .searchFocused($isSearching)
      }
    }
  }

  @Test("The app gives the field to search by the keyboard, and knows who edits it")
  func focus() {
    #expect(stops(Found()) == ["Shelf, heading", "Find, button", "Nothing is edited", "Search, search field"])
    let given = hear(Found(), .focus("Find"), .activate)
    #expect(given.last?.contains("is editing") == true, "\(given)")
    #expect(hear(Found(), .focus("Find"), .activate, .focus("is edited")).last == "The field is edited")
    #expect(hear(Found(), .focus("Search"), .activate, .focus("is edited")).last == "The field is edited")
    let closed = hear(Found(), .focus("Search"), .activate, .focus("Close"), .activate, .focus("is edited"))
    #expect(closed.last == "Nothing is edited")
  }

  struct Closed: A11ySwiftUI.View {
    @State private var text = ""
    var body: some A11ySwiftUI.View {
      NavigationStack { Ender(text: text).navigationTitle("Shelf").searchable(text: $text) }
    }
    struct Ender: A11ySwiftUI.View {
      let text: String
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some A11ySwiftUI.View { Button("Found \(text)") { dismissSearch() } }
    }
  }

  // Apple, “DismissSearchAction”: the search ends, its text goes, and the field loses the keyboard.
  @Test("A search that is closed, by a person or by the app, takes text and keyboard along")
  func closing() {
    let byPerson = hear(Closed(), .focus("Search"), .activate, .type("Oslo"), .focus("Close"), .activate)
    #expect(byPerson.last == "Search, search field")
    let byApp = hear(Closed(), .focus("Search"), .activate, .type("Oslo"), .focus("Found Oslo"), .activate, .last)
    #expect(byApp.last == "Search, search field")
  }

  struct Kind: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  struct Tokens: A11ySwiftUI.View {
    @State private var text = ""
    @State private var chosen: [Kind] = []
    @State private var offered = [Kind(name: "Fruit"), Kind(name: "Bread")]
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text(chosen.isEmpty ? "Everything" : "Only " + chosen.map(\.name).joined(separator: " and "))
          .navigationTitle("Shop")
          .searchable(text: $text, tokens: $chosen, suggestedTokens: $offered) { Text($0.name) }
      }
    }
  }

  // Apple: the suggested tokens are there before anything is typed, and one that is chosen stands in the field.
  @Test("Tokens are offered before anything is typed, and the app has the one that is chosen")
  func tokens() {
    #expect(stops(Tokens()) == ["Shop, heading", "Everything", "Search, search field"])
    let offered = hear(Tokens(), .focus("Search"), .activate, .first, .next(1), .next(1))
    #expect(offered.suffix(2) == ["Fruit, button", "Bread, button"])
    #expect(
      hear(
        Tokens(), .focus("Search"), .activate, .focus("Bread"), .activate, .focus("Close"), .activate, .first, .next(1)
      )
      .last == "Only Bread")
    let chosen = hear(
      Tokens(), .focus("Search"), .activate, .focus("Bread"), .activate, .last, .previous(1), .activate, .type("rye"),
      .first, .last, .previous(1), .previous(1))
    #expect(chosen.contains("search field, is editing, Bread, insertion point at start"), "\(chosen)")
    #expect(chosen.last == "search field, is editing, Bread, rye, insertion point at end", "\(chosen)")
  }

  struct Minimized: A11ySwiftUI.View {
    @State private var text = ""
    let placement: SearchFieldPlacement
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text(text.isEmpty ? "Everything" : "Only \(text)")
          .navigationTitle("Shelf")
          .searchable(text: $text, placement: placement, prompt: "Books")
          .searchToolbarBehavior(.minimize)
      }
    }
  }

  // Apple's reference of searchToolbarBehavior(_:): on iPhone, the field in the bottom toolbar appears as a button-like
  // control when inactive, and is expanded when interacted with; what the button is called is assumed.
  @Test("A field at the bottom that is to be small is a button until somebody searches")
  func minimized() {
    #expect(stops(Minimized(placement: .automatic)) == ["Shelf, heading", "Everything", "Search, button"])
    let expanded = hear(Minimized(placement: .automatic), .focus("Search"), .activate, .last, .previous(1))
    #expect(expanded.suffix(2).first == "Close, button")
    #expect(expanded.last?.contains("search field, is editing, Books") == true, "\(expanded)")
    #expect(
      stops(Minimized(placement: .navigationBarDrawer)) == ["Shelf, heading", "Books, search field", "Everything"])
  }
}
