import A11ySwiftUI
import Apps
import Interface
import Testing

// The documentation of Menu and of Picker.

@MainActor
@Suite("Menus of an app")
struct MenuFlows {
  struct Sorting: A11ySwiftUI.View {
    @State private var order = "name"
    var body: some A11ySwiftUI.View {
      Text("By \(order)")
      Menu("Sort") {
        Button("Name") { order = "name" }
        Menu("Date") {
          Button("Made") { order = "making" }
          Button("Changed") { order = "change" }
        }
      }
    }
  }

  @Test("A menu stays open while time passes, leads to another one, and does what is chosen")
  func staying() {
    let heard = hear(Sorting(), .last, .activate, .wait(0.1), .next(1), .activate, .next(1), .activate, .first)
    // voiceover.md 8.5: the cursor lands on the first item.
    #expect(heard.contains("Name, button"))
    #expect(heard.contains("Made, button"))
    #expect(heard.contains("Changed, button"))
    #expect(heard.last == "By change")
  }

  struct Picking: A11ySwiftUI.View {
    @State private var color = "Red"
    var body: some A11ySwiftUI.View {
      Picker("Color", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
    }
  }

  @Test("The menu of a picker stays open as well")
  func picking() {
    let heard = hear(Picking(), .activate, .wait(0.1), .next(1), .activate)
    #expect(heard.contains("Blue, button"))
    #expect(heard.last == "Color, Blue, button, pop up button")
  }

  struct Adding: A11ySwiftUI.View {
    @State private var added = "nothing"
    var body: some A11ySwiftUI.View {
      Menu("Add") {
        Button("Add a copy") { added = "a copy" }
      } primaryAction: {
        added = "one"
      }
      Text("Added \(added)")
    }
  }

  // Apple, “Menu”: with a primary action the menu opens by a secondary gesture, such as a long press.
  @Test("A menu with an action of its own does that, and opens by a long press")
  func primaryAction() {
    #expect(stops(Adding()) == ["Add, button", "Added nothing"])
    #expect(hear(Adding(), .activate, .last).last == "Added one")
    #expect(hear(Adding(), .longPress).last == "Add a copy, button")
    #expect(hear(Adding(), .longPress, .activate, .last).last == "Added a copy")
  }
}
