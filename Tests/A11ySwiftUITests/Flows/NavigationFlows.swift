import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

// The documentation of NavigationLink, NavigationStack and PickerStyle.

@MainActor
@Suite("Screens that links lead to")
struct NavigationFlows {
  struct Following: A11ySwiftUI.View {
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      NavigationStack { NavigationLink("Open") { Button("Count \(count)") { count += 1 } } }
    }
  }

  @Test("What a link leads to is made anew with what is around the link, and goes when a person goes back")
  func following() {
    let heard = hear(Following(), .activate, .focus("Count 0"), .activate, .last, .escape)
    #expect(heard.contains("Count 1"))
    #expect(heard.suffix(2) == ["Count 1, button", "Open, button"])
  }

  struct Chain: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      NavigationStack {
        NavigationLink("First") {
          NavigationLink("Second") { Text("End").navigationTitle("Two") }.navigationTitle("One")
        }
        .navigationTitle("Start")
      }
    }
  }

  @Test("Links on screens that links lead to go one further, and back one by one")
  func chains() {
    let there = hear(Chain(), .focus("First"), .activate, .focus("Second"), .activate, .first)
    #expect(there.last == "One, back button")
    let back = hear(Chain(), .focus("First"), .activate, .focus("Second"), .activate, .escape, .escape, .last)
    #expect(back.last == "First, button")
  }

  struct Columns: A11ySwiftUI.View {
    @State var fruit: String?
    var hasLinks = false
    var body: some A11ySwiftUI.View {
      NavigationSplitView {
        List(selection: $fruit) {
          ForEach(["Apple", "Pear"], id: \.self) { name in
            if hasLinks { NavigationLink(name, value: name) } else { Text(name) }
          }
        }
        .navigationTitle("Fruits")
      } detail: {
        Text(fruit.map { "All about \($0)" } ?? "Choose one").navigationTitle("About")
      }
    }
  }

  // Apple, “NavigationSplitView”: in narrow sizes the columns are a stack; a list of one column, or a link with a value
  // in it, chooses what the next one shows.
  @Test(
    "What is chosen in one column is shown on a screen of its own, until a person goes back", arguments: [true, false])
  func columns(hasLinks: Bool) {
    #expect(stops(Columns(hasLinks: hasLinks)) == ["Fruits, heading", "Apple, button", "Pear, button"])
    let there = hear(Columns(hasLinks: hasLinks), .focus("Pear"), .activate, .first, .last)
    #expect(there.suffix(2) == ["Fruits, back button", "All about Pear"])
    #expect(hear(Columns(hasLinks: hasLinks), .focus("Pear"), .activate, .escape, .last).last == "Pear, button")
    #expect(stops(Columns(fruit: "Apple", hasLinks: hasLinks)).last == "All about Apple")
  }

  struct StackedColumns: A11ySwiftUI.View {
    @State private var number: Int?
    var body: some A11ySwiftUI.View {
      NavigationSplitView {
        NavigationStack { List([1, 2], id: \.self, selection: $number) { Text("\($0)") }.navigationTitle("Numbers") }
      } detail: {
        NavigationStack {
          NavigationLink("More") { Text("Even more").navigationTitle("Deep") }.navigationTitle("One")
        }
      }
    }
  }

  @Test("Stacks in columns are one stack")
  func stackedColumns() {
    let view = StackedColumns()
    #expect(stops(view) == ["Numbers, heading", "1, button", "2, button"])
    #expect(
      hear(view, .focus("2"), .activate, .first, .next(1), .next(1)).suffix(3) == [
        "Numbers, back button", "One, heading", "More, button",
      ])
    let deep = hear(view, .focus("2"), .activate, .focus("More"), .activate, .first, .escape, .first)
    #expect(deep.contains("One, back button") && deep.last == "Numbers, back button")
  }

  struct LinkInSheet: A11ySwiftUI.View {
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { NavigationLink("Go") { Text("There") } }
      }
    }
  }

  // Apple, “NavigationLink”: it needs a stack around it, which a sheet does not inherit.
  @Test("A link in a sheet without a stack leads nowhere") func linkInSheet() {
    #expect(hear(LinkInSheet(), .activate, .last).last == "Go, dimmed, button")
  }

  // williamdolke/HGFcollective, a snapshot of its MessageField: “Send. Dimmed. Button.”
  @Test("A button in a link outside of a stack is dimmed with the link") func buttonInLink() {
    let link = NavigationLink {
      Text("There")
    } label: {
      Button {
      } label: {
        Image(systemName: "paperplane.fill")
      }
    }
    #expect(stops(link) == ["Send, dimmed, button"])
  }

  struct Preferring: A11ySwiftUI.View {
    @State private var column = NavigationSplitViewColumn.detail
    var body: some A11ySwiftUI.View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("Names").navigationTitle("All")
      } detail: {
        Text("Ann").navigationTitle("One")
      }
    }
  }

  @Test("A column that is preferred stands in front, and a person can go back from it")
  func preferredColumn() {
    #expect(stops(Preferring()) == ["All, back button", "One, heading", "Ann"])
    #expect(hear(Preferring(), .escape, .last).last == "Names")
  }

  struct ManyTabs: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        ForEach(1..<7) { number in Text("Content \(number)").tabItem { Label("Tab \(number)", systemImage: "star") } }
      }
    }
  }

  // Apple, UITabBarController, “The More navigation controller”.
  @Test("Of six tabs two are on the list of a tab for more")
  func manyTabs() {
    #expect(
      stops(ManyTabs()) == [
        "Content 1", "Tab Bar, selected, Tab 1, tab, 1 of 5", "Tab 2, tab, 2 of 5", "Tab 3, tab, 3 of 5",
        "Tab 4, tab, 4 of 5", "More, tab, 5 of 5",
      ])
    let list = hear(ManyTabs(), .last, .activate, .first, .next(1), .next(1))
    #expect(list.suffix(3) == ["More, heading", "Tab 5, button", "Tab 6, button"])
    let there = hear(ManyTabs(), .last, .activate, .focus("Tab 6"), .activate, .first, .next(1))
    #expect(there.suffix(2) == ["More, back button", "Content 6"])
    let back = hear(
      ManyTabs(), .last, .activate, .focus("Tab 6"), .activate, .escape, .focus("Tab 2"), .activate, .first)
    #expect(back.last == "Content 2")
  }

  struct Searching: A11ySwiftUI.View {
    @State private var text = ""
    var body: some A11ySwiftUI.View {
      NavigationStack {
        List(["Ann", "Bob"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
          .navigationTitle("Names")
      }
      .searchable(text: $text, prompt: "Find a name")
    }
  }

  struct Completing: A11ySwiftUI.View {
    @State private var text = ""
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text("Where").navigationTitle("Places")
      }
      .searchable(text: $text) {
        HStack {
          Image(systemName: "house")
          Text("Home")
        }
        .searchCompletion("Main Street")
        Text("Anywhere")
      }
    }
  }

  // Apple, `searchCompletion(_:)`: a suggestion that is chosen replaces the text.
  @Test("A suggestion fills in what it stands for")
  func completions() {
    let heard = hear(
      Completing(), .last, .activate, .first, .next(1), .next(1), .focus("Home"), .activate, .focus("Search"))
    #expect(heard.contains("Home, button") && heard.contains("Anywhere"))
    #expect(heard.last?.contains("Main Street") == true, "\(heard)")
  }

  struct SearchTab: A11ySwiftUI.View {
    @State private var text = ""
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Home", systemImage: "house") { Text("A") }
        Tab(role: .search) { NavigationStack { Text("B").navigationTitle("All") } }
      }
      .searchable(text: $text, prompt: "Find a song")
    }
  }

  // Apple, “Adding a search interface to your app”: the modifier is put on a stack, a split view or tabs.
  @Test("A stack that is searched has the field on its first screen, and tabs have it in the tab to search in")
  func search() {
    #expect(stops(Searching()) == ["Names, heading", "Ann", "Bob", "Find a name, search field"])
    let heard = hear(Searching(), .focus("Find a name"), .activate, .type("B"), .focus("Bob"), .next(1))
    #expect(!heard.contains("Ann") && heard.contains("Bob"))
    #expect(!stops(SearchTab()).contains("Find a song, search field"))
    let tab = hear(SearchTab(), .last, .activate, .focus("Find a song"))
    #expect(tab.last == "Find a song, search field")
  }

  struct Choosing: A11ySwiftUI.View {
    @State private var fruit = "Pear"
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Form {
          Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("A picker that is a link shows its choices on a screen of their own, and comes back with the choice")
  func picking() {
    #expect(stops(Choosing()) == ["Settings, heading", "Fruit, Pear, button"])
    let heard = hear(
      Choosing(), .last, .activate, .first, .next(1), .next(1), .next(1), .focus("Plum"), .activate, .last)
    #expect(
      Array(heard.suffix(7).prefix(4)) == [
        "Settings, back button", "Fruit, heading", "Apple, button", "selected, Pear, button",
      ])
    #expect(heard.last == "Fruit, Plum, button")
  }

  struct Writing: A11ySwiftUI.View {
    let diary: Diary
    @State private var name = ""
    @FocusState private var isEditing: Bool
    var body: some A11ySwiftUI.View {
      NavigationStack {
        TextField("Name", text: $name, onEditingChanged: { diary.note($0 ? "begun" : "ended") }).focused($isEditing)
        NavigationLink("Next") { Text("Second screen") }
        Text(isEditing ? "Is edited" : "Is not edited")
      }
    }
  }

  // Assumed: a screen that comes takes the first responder, as UIKit's view controllers do.
  @Test("A screen that comes in front ends the editing, and the app is told")
  func endOfEditing() {
    let diary = Diary()
    let heard = hear(Writing(diary: diary), .activate, .focus("Next"), .activate, .escape, .last)
    #expect(diary.entries == ["begun", "ended"])
    #expect(heard.last == "Is not edited")
  }
}
