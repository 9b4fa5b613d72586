import A11ySwiftUI
import Foundation
import Interface
import Testing

// How data reaches views (the documentation of SwiftUI, “Model data” and “Environment values”).

@MainActor
@Suite("Data of views")
struct DataFlows {
  struct Stored: A11ySwiftUI.View {
    struct Name: A11ySwiftUI.View {
      @AppStorage("name") private var name = "Ann"
      var body: some A11ySwiftUI.View { Text("Hello \(name)") }
    }
    @AppStorage("name") private var name = "Ann"
    var body: some A11ySwiftUI.View {
      Name()
      Button("Rename") { name = "Bob" }
    }
  }

  @Test("Two views share what is stored") func stored() {
    #expect(hear(Stored(), .last, .activate, .first).last == "Hello Bob")
  }

  struct Shared: A11ySwiftUI.View {
    struct Widget: A11ySwiftUI.View {
      @AppStorage("name", store: UserDefaults(suiteName: "group.plants")) private var name = "Fern"
      var body: some A11ySwiftUI.View { Text("Widget \(name)") }
    }
    @AppStorage("name") private var name = "Ann"
    @AppStorage("name", store: UserDefaults(suiteName: "group.plants")) private var plant = "Fern"
    var body: some A11ySwiftUI.View {
      Text("Hello \(name)")
      Widget()
      Button("Plant") { plant = "Moss" }
    }
  }

  // Apple, “AppStorage”, init(wrappedValue:_:store:): the store is “the user defaults store to read and write to”, and
  // “UserDefaults”, init(suiteName:): a suite is shared by its name.
  @Test("Each store has a value of its own for a key") func stores() {
    #expect(stops(Shared()) == ["Hello Ann", "Widget Fern", "Plant, button"])
    #expect(hear(Shared(), .last, .activate, .previous(1), .previous(1)).suffix(2) == ["Widget Moss", "Hello Ann"])
  }

  struct Tabs: A11ySwiftUI.View {
    @AppStorage("tabs") private var kept: TabViewCustomization
    @SceneStorage("tabs") private var ofScene = TabViewCustomization()
    var body: some A11ySwiftUI.View {
      TabView { Tab("Home", systemImage: "house") { Text("Welcome") } }.tabViewCustomization($kept)
      Button("Reset") { kept.resetTabOrder() }
    }
  }

  // Apple, “TabViewCustomization”: “@AppStorage private var tabViewCustomization: TabViewCustomization”.
  @Test("What a person has done to the tabs is stored, and is nothing at first") func customization() {
    #expect(stops(Tabs()).contains("Welcome"))
  }

  @Observable final class Address { var town = "Oslo" }
  @Observable final class Person {
    var name = "Ann"
    var address = Address()
    var friends: [Person] = []
    @ObservationIgnored var secret = 0
  }

  struct Models: A11ySwiftUI.View {
    struct Town: A11ySwiftUI.View {
      @Bindable var address: Address
      var body: some A11ySwiftUI.View { TextField("Town", text: $address.town) }
    }
    @State private var person = Person()
    var body: some A11ySwiftUI.View {
      Text("\(person.name) of \(person.address.town), \(person.friends.count) friends")
      Town(address: person.address)
      Button("Move") { person.address = Address() }
      Button("Befriend") { person.friends.append(Person()) }
    }
  }

  @Test("Models in models are followed") func models() {
    #expect(
      hear(Models(), .focus("Town"), .activate, .type("X"), .first).last?.hasPrefix("Ann of OsloX") == true)
    #expect(
      hear(Models(), .focus("Town"), .activate, .type("X"), .focus("Move"), .activate, .first).last
        == "Ann of Oslo, 0 friends")
    #expect(hear(Models(), .focus("Befriend"), .activate, .first).last == "Ann of Oslo, 1 friends")
  }

  struct Surrounded: A11ySwiftUI.View {
    struct Inner: A11ySwiftUI.View {
      @Environment(Person.self) private var person
      var body: some A11ySwiftUI.View {
        @Bindable var person = person
        TextField("Name", text: $person.name)
        Text("Called \(person.name)")
      }
    }
    @State private var person = Person()
    var body: some A11ySwiftUI.View { Inner().environment(person) }
  }

  @Test("A model from the environment is bound") func surrounded() {
    #expect(hear(Surrounded(), .activate, .type("e"), .last).last == "Called Anne")
  }

  struct Optionals: A11ySwiftUI.View {
    struct Inner: A11ySwiftUI.View {
      @Environment(Person.self) private var person: Person?
      var body: some A11ySwiftUI.View { Text(person?.name ?? "Nobody") }
    }
    var body: some A11ySwiftUI.View {
      Inner()
      Inner().environment(Person())
    }
  }

  @Test("A model that may be missing") func optionals() { #expect(stops(Optionals()) == ["Nobody", "Ann"]) }

  final class Counter: ObservableObject {
    @Published var count = 0
    let limit = 3
  }

  struct Subscribed: A11ySwiftUI.View {
    struct Row: A11ySwiftUI.View {
      @ObservedObject var counter: Counter
      var body: some A11ySwiftUI.View {
        Stepper("Count", value: $counter.count, in: 0...counter.limit)
        Text("Now \(counter.count)")
      }
    }
    @StateObject private var counter = Counter()
    @State private var last = -1
    var body: some A11ySwiftUI.View {
      Row(counter: counter)
      Button("Add") { counter.count += 1 }
      Text("Last \(last)").onReceive(counter.$count) { last = $0 }
    }
  }

  @Test("Published values reach views and subscribers") func published() {
    let heard = hear(Subscribed(), .focus("Add"), .activate, .activate, .next(1), .previous(2))
    #expect(heard.suffix(3).contains("Last 2"))
    #expect(heard.last == "Now 2")
  }

  struct Parts: A11ySwiftUI.View {
    struct Form: Equatable {
      var name = "Ann"
      var tags = ["a", "b"]
      var note: String?
    }
    struct Tag: A11ySwiftUI.View {
      @Binding var tag: String
      var body: some A11ySwiftUI.View { Button("Tag \(tag)") { tag += "!" } }
    }
    @State private var form = Form()
    var body: some A11ySwiftUI.View {
      Text("\(form.name) \(form.tags.joined(separator: " ")) \(form.note ?? "no note")")
      ForEach($form.tags, id: \.self) { $tag in Tag(tag: $tag) }
      if let note = Binding($form.note) { TextField("Remark", text: note) }
      Button("Note") { form.note = "x" }
    }
  }

  @Test("Parts of a value are bound one by one") func parts() {
    #expect(hear(Parts(), .focus("Tag b"), .activate, .first).last == "Ann a b! no note")
    #expect(
      hear(Parts(), .focus("Note"), .activate, .focus("Remark"), .activate, .type("y"), .first).last
        == "Ann a b xy")
  }

  struct Derived: A11ySwiftUI.View {
    @State private var celsius = 0.0
    var body: some A11ySwiftUI.View {
      let fahrenheit = Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
      Slider(value: fahrenheit, in: 32...212) { Text("Heat") }
      Text("\(Int(celsius.rounded())) degrees")
    }
  }

  @Test("A binding of closures") func derived() {
    #expect(hear(Derived(), .increment(1), .last).last == "10 degrees")
  }

  struct Keyed: A11ySwiftUI.View {
    struct Inner: A11ySwiftUI.View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some A11ySwiftUI.View { Text("\(isEnabled ? "on" : "off") \(scheme == .dark ? "dark" : "light")") }
    }
    @State private var isDark = false
    var body: some A11ySwiftUI.View {
      Inner().disabled(isDark).environment(\.colorScheme, isDark ? .dark : .light)
      Button("Darken") { isDark = true }
    }
  }

  @Test("Values of the environment are followed") func keyed() {
    // What is disabled is dimmed, a text too (gewill/OpenCCman, iOS 27: “Variant dimmed”).
    #expect(hear(Keyed(), .last, .activate, .first).last == "off dark, dimmed")
  }

  struct Changes: A11ySwiftUI.View {
    let diary: Diary
    @State private var first = 0
    @State private var second = 0
    var body: some A11ySwiftUI.View {
      Button("Go") { first += 1 }
        .onChange(of: first) { second += 10 }
        .onChange(of: second, initial: true) { old, new in diary.note("\(old) to \(new)") }
        .onChange(of: [first, second]) { diary.note("both") }
    }
  }

  @Test("One change leads to another") func changes() {
    let diary = Diary()
    _ = hear(Changes(diary: diary), .activate)
    #expect(diary.entries.first == "0 to 0")
    #expect(diary.entries.contains("0 to 10"))
    #expect(diary.entries.filter { $0 == "both" }.count == 2)
  }

  struct Preferring: A11ySwiftUI.View {
    struct Longest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    @State private var longest = 0
    @State private var words = ["one"]
    var body: some A11ySwiftUI.View {
      Text("Longest \(longest)")
      VStack { ForEach(words, id: \.self) { Text($0).preference(key: Longest.self, value: $0.count) } }
        .onPreferenceChange(Longest.self) { longest = $0 }
      Button("Add") { words.append("three") }
    }
  }

  @Test("What views tell those around them") func preferences() {
    #expect(hear(Preferring(), .last, .activate, .first).last == "Longest 5")
  }

  struct Groups: A11ySwiftUI.View {
    @State private var isOn = [false, false]
    var body: some A11ySwiftUI.View {
      Text(isOn.allSatisfy(\.self) ? "All" : "Not all")
      ForEach(isOn.indices, id: \.self) { Toggle("Row \($0)", isOn: $isOn[$0]) }
      Button("Add") { isOn.append(false) }
    }
  }

  @Test("Elements by their positions") func elements() {
    #expect(
      hear(Groups(), .focus("Row 0"), .activate, .focus("Row 1"), .activate, .first).last == "All")
    #expect(hear(Groups(), .focus("Add"), .activate, .focus("Row 2"), .activate).last == "on")
  }
}
