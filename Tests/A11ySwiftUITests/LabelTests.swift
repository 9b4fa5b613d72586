import A11ySwiftUI
import Interface
import Testing

/// What labels, bars of progress and rows come to.
@MainActor
@Suite("Labels and what they stand for")
struct LabelTests {
  // Apple, “LabelStyle”: the title of a label whose icon alone is shown stays what assistive technologies say.
  @Test("An icon without its title is called by it, and says no more")
  func icons() {
    let buttons = HStack {
      Button("Done", systemImage: "checkmark") {}.labelStyle(.iconOnly)
      Button(role: .confirm) {}
      Button {
      } label: {
        Image(systemName: "checkmark")
      }
    }
    #expect(stops(buttons) == ["Done, button", "Done, button", "selected, Selected, button"])
  }

  // What is transparent contributes nothing to what is combined (AccessibilitySnapshot's previews); apps keep room with it.
  @Test("A label says nothing of what is transparent in it")
  func transparentWords() {
    let menus = VStack {
      Menu {
        Button("Minutes") {}
      } label: {
        ZStack {
          Text("XXXX").opacity(0)
          Text("Hours")
        }
      }
      Menu {
        Button("Delete") {}
      } label: {
        ZStack {
          Image(systemName: "square").opacity(0)
          Image(systemName: "ellipsis")
        }
      }
      Button {
      } label: {
        ZStack {
          Text("XXXX").hidden()
          Text("Send")
        }
      }
    }
    #expect(stops(menus) == ["Hours, button, pop up button", "More, button, pop up button", "Send, button"])
  }

  // The label of the value is a part of the name (rjchatfield/AX, iOS 16); of a stretch of time it is what is left.
  @Test("A stretch of time says how much is left")
  func time() {
    let start = Date.now
    #expect(
      stops(ProgressView(timerInterval: start...start + 300) { Text("Workout") }) == ["Workout, 5:00, 100%"])
    #expect(
      stops(
        ProgressView(timerInterval: start...start + 300, countsDown: false) {
          Text("Workout")
        } currentValueLabel: {
        })
        == ["Workout, 0%"])
  }

  struct Item {
    var name: String
    var isDone = false
  }

  struct Checklist: A11ySwiftUI.View {
    @State private var items = [Item(name: "Milk"), Item(name: "Tea")]
    var body: some A11ySwiftUI.View {
      List($items, id: \.name, editActions: .all) { item in
        Toggle(item.wrappedValue.name, isOn: item.isDone)
      }
    }
  }

  @Test("Rows of a binding that are known by a property can be deleted")
  func rows() {
    #expect(stops(Checklist()) == ["Milk, switch button, off", "Tea, switch button, off"])
    #expect(hear(Checklist(), .perform("Delete"), .first).last == "Tea, switch button, off")
  }

  struct Screen: A11ySwiftUI.View {
    @State private var isOn = true
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text("Body").toolbar {
          let title = "Share"
          Button(title) {}
          if isOn { ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} } }
          Group { Button("More") {} }
        }
      }
    }
  }

  @Test("Views and items stand in one bar")
  func bar() { #expect(stops(Screen()) == ["Cancel, button", "Share, button", "More, button", "Body"]) }
}
