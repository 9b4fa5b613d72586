import A11ySwiftUI
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
