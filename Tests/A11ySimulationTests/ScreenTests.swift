import A11ySimulation
import Testing

/// What is heard, without hints.
private func heard(_ scenario: Scenario) -> [String] {
  Transcript(of: scenario.setting(.hints, .flag(false))).heard
}

/// Something with an identity of its own.
private struct Trip: Identifiable, Hashable {
  var id: String { name }
  var name: String
}

@Suite("Screens built in code")
struct ScreenTests {
  private let trips = [Trip(name: "Beach"), Trip(name: "Forest")]

  @Test("Links lead to the screens that are described where they stand")
  func opensDestination() {
    let scenario = Scenario("Trips") {
      NavigationStack {
        List(trips) { trip in
          NavigationLink(trip.name) {
            Text("A trip to the \(trip.name)").navigationTitle("Details")
          }
        }
        .navigationTitle("Trips")
      }
    }
    .flow("Open", .focus("Forest"), .activate, .last)
    let transcript = Transcript(of: scenario.setting(.hints, .flag(false)))
    #expect(transcript.problems.isEmpty)
    #expect(transcript.heard.last == "A trip to the Forest")
    #expect(transcript.heard.contains("Forest, button"))
  }

  @Test("Links to values lead to the destinations of their type")
  func opensValue() {
    let scenario = Scenario("Trips") {
      NavigationStack {
        List {
          Section("Soon") {
            ForEach(trips) { trip in NavigationLink(trip.name, value: trip) }
          }
          Section {
            NavigationLink("Seven", value: 7)
          } header: {
            Text("Later")
          } footer: {
            Text("That is all")
          }
        }
        .navigationDestination(for: Trip.self) { trip in Text("A trip to the \(trip.name)") }
        .navigationDestination(for: Int.self) { number in Text("Number \(number)") }
      }
    }
    #expect(heard(scenario.flow("Open", .focus("Beach"), .activate, .last)).last == "A trip to the Beach")
    #expect(heard(scenario.flow("Open", .focus("Seven"), .activate, .last)).last == "Number 7")
    // SwiftUI gives headers of sections the header trait.
    #expect(heard(scenario).contains("Later, heading"))
    #expect(heard(scenario).last == "That is all")
  }

  // "…, Tab, 1 of 5" is what practitioners hear in a tab bar of the system.
  @Test("A tab opens its view, whoever keeps the selection", arguments: [true, false])
  func opensTab(_ isBound: Bool) {
    @State var tab = 1
    let scenario =
      isBound
      ? Scenario("Tabs") {
        TabView(selection: $tab) {
          Tab("Watch", systemImage: "play", value: 1) { Text("Movies") }
          Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("Find movies") }
        }
      }
      : Scenario("Tabs") {
        TabView {
          Text("Movies").tabItem { Label("Watch", systemImage: "play") }
          Text("Find movies").tabItem { Label("Search", systemImage: "magnifyingglass") }.badge(3)
        }
      }
    let transcript = heard(scenario.flow("Open", .focus("Search"), .activate, .first))
    #expect(transcript.first == "Movies")
    #expect(transcript.contains { $0.hasSuffix("Search, tab, 2 of 2") })
    #expect(transcript.last == "Find movies")
  }

  @Test("A sheet is shown while its flag is set")
  func showsSheet() {
    @State var isShown = false
    let scenario = Scenario("Trip") {
      Button("Info") { $isShown.toggle() }
        .sheet(isPresented: $isShown) {
          Text("All about it")
          Button("Done") { $isShown.set(false) }
        }
    }
    let transcript = heard(scenario.flow("Show", .activate, .focus("Done"), .activate))
    #expect(transcript.contains("All about it"))
    #expect(transcript.last == "Info, button")
  }

  @Test("An alert is closed by each of its buttons, which do what they do besides")
  func closesAlert() {
    @State var isShown = true
    let scenario = Scenario("Trip") {
      Text("Trip")
        .alert("Delete the trip?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { Effect.announce("Deleted", priority: .high) }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It can not be undone")
        }
    }
    let transcript = heard(scenario.flow("Close", .focus("Delete"), .activate, .first))
    #expect(transcript.contains("Deleted"))
    #expect(transcript.last == "Trip")
  }

  @Test("A picker has the options between its braces, by their tags")
  func picks() {
    @State var size = 2
    let scenario = Scenario("Shirt") {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
    }
    let transcript = heard(scenario.flow("Pick", .last, .focus("Small"), .activate, .next(1)))
    #expect(transcript.contains("selected, Large, button, 2 of 2"))
    #expect(transcript.last == "Large, button, 2 of 2")
  }

  @Test("The buttons of a toolbar stand beside the title, and at the bottom")
  func hasToolbar() {
    let scenario = Scenario("Trip") {
      Text("Content")
        .navigationTitle("Trips")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          ToolbarItem(placement: .bottomBar) { Button("Edit") {} }
        }
    }
    let words = heard(scenario)
    #expect(words.first?.contains("Trips, heading") == true)
    #expect(words.firstIndex(of: "Add, button") == 1)
    #expect(words.contains("Content"))
    #expect(words.last?.contains("Edit, button") == true)
  }
}
