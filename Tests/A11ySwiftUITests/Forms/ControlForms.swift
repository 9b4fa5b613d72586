import A11ySwiftUI
import Interface
import Testing

/// Controls in the forms that apps write them in (the documentation of SwiftUI, each under its name).
@MainActor
@Suite("Controls in all their forms")
struct ControlForms {
  private let title = "Name"
  private let text = Binding.constant("Ann")

  @Test("Fields")
  func fields() {
    // cvs-health, “Text Fields”: without a prompt the title is the placeholder, which goes when there is a text.
    let filled = ["Ann, text field"]
    #expect(stops(TextField("Name", text: text)) == filled)
    #expect(stops(TextField(title, text: text)) == filled)
    #expect(stops(TextField(title, text: text, onCommit: {})) == filled)
    #expect(stops(TextField("Name", text: text, onEditingChanged: { _ in }, onCommit: {})) == filled)
    #expect(stops(TextField("Name", value: text, formatter: Plain())) == filled)
    #expect(stops(TextField(title, value: text, formatter: Plain())) == filled)
    let prompted = ["Name, Ann, text field"]
    let prompt = Text("Required")
    #expect(stops(TextField("Name", text: text, prompt: prompt)) == prompted)
    #expect(stops(TextField(title, text: text, prompt: prompt)) == prompted)
    #expect(stops(TextField("Name", text: text, prompt: prompt, axis: .horizontal)) == prompted)
    #expect(stops(TextField(text: text, prompt: prompt) { Text("Name") }) == prompted)
  }

  private final class Plain: Formatter, @unchecked Sendable {
    override func string(for object: Any?) -> String? { object as? String }
  }

  private struct Amounts: A11ySwiftUI.View {
    @State private var amount = 2.5
    @State private var count: Int? = 3
    var body: some A11ySwiftUI.View {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number, prompt: Text("None"))
      Text("\(amount.formatted()) for \(count ?? 0)")
    }
  }

  // The documentation of SwiftUI, “TextField”, init(_:value:format:prompt:): editing updates the value “as long as the format
  // style can parse the text. If the format style can’t parse the input, the bound value remains unchanged.”
  @Test("Fields of numbers write back what can be read as one")
  func numbers() {
    let heard = hear(
      Amounts(), .activate, .delete(3), .type("7.25"), .next(1), .activate, .delete(1), .type("12"), .last)
    #expect(heard.last == "7.25 for 12")
  }

  // Apple, “init(selection:content:label:currentValueLabel:)”: it describes the value that the picker shows.
  @Test("A menu shows what a picker calls its value")
  func currentValue() {
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Size")
    } currentValueLabel: {
      Text("Smallest")
    }
    #expect(stops(picker) == ["Size, Smallest, button, pop up button"])
  }

  @Test("Buttons")
  func buttons() {
    let expected = ["Name, button"]
    #expect(stops(Button("Name") {}) == expected)
    #expect(stops(Button(title) {}) == expected)
    #expect(stops(Button(title, role: .destructive) {}) == expected)
    #expect(stops(Button("Name", systemImage: "person") {}) == expected)
    #expect(stops(Button(title, systemImage: "person") {}) == expected)
    #expect(stops(Button(title, systemImage: "person", role: .cancel) {}) == expected)
    #expect(stops(Button(action: {}, label: { Text("Name") })) == expected)
    #expect(stops(Button(role: .destructive, action: {}, label: { Label("Name", systemImage: "person") })) == expected)
    #expect(stops(Button(LocalizedStringResource("Name")) {}) == expected)
    // iOS 26: a button of a role alone has the words of the system.
    #expect(stops(Button(role: .close) {}) == ["Close, button"])
    #expect(stops(Button(role: .cancel) {}) == ["Cancel, button"])
  }

  @Test("Menus")
  func menus() {
    let expected = ["Name, button, pop up button"]
    @ViewBuilder func items() -> some A11ySwiftUI.View { Button("Sort") {} }
    #expect(stops(Menu("Name", content: items)) == expected)
    #expect(stops(Menu(title, content: items)) == expected)
    #expect(stops(Menu("Name", systemImage: "person", content: items)) == expected)
    #expect(stops(Menu(title, systemImage: "person", content: items)) == expected)
    #expect(stops(Menu("Name", content: items).menuStyle(.button)) == expected)
    #expect(stops(Menu("Name", content: items).menuStyle(.borderlessButton).menuIndicator(.hidden)) == expected)
    let labelled = Menu {
      items()
    } label: {
      Label("Name", systemImage: "person")
    }
    #expect(stops(labelled) == expected)
    #expect(hear(labelled, .activate).contains("Sort, button"))
  }

  @Test("Links")
  func links() throws {
    let url = try #require(URL(string: "https://example.com"))
    // cvs-health, “Links”: “Button, Link”.
    #expect(stops(Link("Name", destination: url)) == ["Name, button, link"])
    #expect(stops(Link(title, destination: url)) == ["Name, button, link"])
    #expect(stops(Link(destination: url) { Label("Name", systemImage: "person") }) == ["Name, button, link"])
    let share = ["Share… button"]
    #expect(stops(ShareLink(item: url)) == share)
    #expect(stops(ShareLink(items: [url])) == share)
    #expect(stops(ShareLink(item: url, preview: SharePreview("Site"))) == share)
    let named = ["Name, button"]
    #expect(stops(ShareLink("Name", item: url)) == named)
    #expect(stops(ShareLink(title, item: url)) == named)
    #expect(stops(ShareLink(Text("Name"), item: url)) == named)
    #expect(stops(ShareLink("Name", item: url, preview: SharePreview("Site", image: Image("site")))) == named)
    #expect(stops(ShareLink(item: url) { Label("Name", systemImage: "person") }) == named)
    #expect(stops(ShareLink(items: [url]) { Text("Name") }) == named)
  }

  @Test("Rows that lead on")
  func navigation() {
    let expected = ["Name, button"]
    func row(_ link: some A11ySwiftUI.View) -> [String] { stops(NavigationStack { link }) }
    #expect(row(NavigationLink("Name") { Text("There") }) == expected)
    #expect(row(NavigationLink(title) { Text("There") }) == expected)
    #expect(row(NavigationLink("Name", destination: Text("There"))) == expected)
    #expect(row(NavigationLink(title, destination: Text("There"))) == expected)
    #expect(row(NavigationLink(destination: Text("There")) { Text("Name") }) == expected)
    #expect(row(NavigationLink("Name", destination: Text("There"), isActive: .constant(false))) == expected)
    #expect(row(NavigationLink("Name", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }) == expected)
    #expect(row(NavigationLink(title, value: 1).navigationDestination(for: Int.self) { Text("\($0)") }) == expected)
    let labelled = NavigationLink(value: 1) { Text("Name") }.navigationDestination(for: Int.self) { Text("\($0)") }
    #expect(row(labelled) == expected)
  }

  // cvs-health, “Steppers” and “Pickers”: the title, then the value.
  @Test("Dates, steps and amounts")
  func values() {
    let day = Binding.constant(Date(timeIntervalSince1970: 1_767_260_460))
    let (far, name) = (Date.distantFuture, "Start")
    let expected = stops(DatePicker("Start", selection: day, displayedComponents: .date))
    #expect(expected.contains { $0.contains("January 1, 2026") || $0.contains("Jan 1, 2026") }, "\(expected)")
    #expect(stops(DatePicker(name, selection: day, displayedComponents: .date)) == expected)
    #expect(stops(DatePicker("Start", selection: day, in: ...far, displayedComponents: .date)) == expected)
    #expect(stops(DatePicker(name, selection: day, in: Date.distantPast..., displayedComponents: .date)) == expected)
    #expect(stops(DatePicker(name, selection: day, in: Date.distantPast...far, displayedComponents: .date)) == expected)
    #expect(stops(DatePicker(selection: day, displayedComponents: .date) { Text("Start") }) == expected)
    let gauge = ["Speed, 40%"]
    #expect(stops(Gauge(value: 0.4) { Text("Speed") }) == gauge)
    #expect(stops(Gauge(value: 40, in: 0...100) { Text("Speed") }) == gauge)
    let progress = ["Speed, 40%"]
    #expect(stops(ProgressView("Speed", value: 0.4)) == progress)
    #expect(stops(ProgressView("Speed", value: 40, total: 100)) == progress)
    #expect(stops(ProgressView(value: 0.4) { Text("Speed") }) == progress)
    let labelled = LabeledContent {
      Text("40")
    } label: {
      Text("Speed")
    }
    #expect(stops(labelled) == ["Speed, 40"])
    #expect(stops(LabeledContent("Speed", value: "40")) == ["Speed, 40"])
    #expect(stops(LabeledContent("Speed", value: 40, format: .number)) == ["Speed, 40"])
    #expect(stops(LabeledContent("Speed") { Text("40") }) == ["Speed, 40"])
  }
}
