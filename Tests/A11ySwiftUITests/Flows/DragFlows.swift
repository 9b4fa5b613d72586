import A11ySwiftUI
import Interface
import Testing

// WWDC24-10073: “Synth, draggable”, “Drag”, “Drop, drop ready”, “Drop complete”.
@MainActor
@Suite("Dragging and dropping")
struct DragFlows {
  struct Sounds: A11ySwiftUI.View {
    @State private var alert = "none"
    var body: some A11ySwiftUI.View {
      Text("Synth").draggable("Synth")
      Text("Cheers, \(alert)")
        .dropDestination(for: String.self) { items, _ in
          alert = items.joined()
          return true
        }
    }
  }

  @Test("What is dropped reaches the view it is dropped on") func dropped() {
    #expect(
      hear(Sounds(), .drag(nil), .next(1), .drop(nil), .previous(1), .next(1)).filter { $0 != "Drag" }
        == ["Synth, draggable", "Cheers, none", "drop complete", "Synth, draggable", "Cheers, Synth"])
  }

  struct Numbers: A11ySwiftUI.View {
    @State private var sum = 0
    var body: some A11ySwiftUI.View {
      Text("Word").draggable("a")
      Text("Sum \(sum)").dropDestination(for: Int.self) { items, _ in
        sum += items.reduce(0, +)
        return true
      }
    }
  }

  // Apple, “dropDestination(for:action:isTargeted:)”: the type of the items that are taken.
  @Test("What is of another type is not taken") func others() {
    #expect(hear(Numbers(), .drag(nil), .next(1), .drop(nil), .previous(1), .next(1)).last == "Sum 0")
  }

  struct Points: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Text("Synth").draggable("Synth").accessibilityDragPoint(.center, description: "Drag synth")
      Text("Cheers").dropDestination(for: String.self) { _, _ in true }
        .accessibilityDropPoint(.leading, description: "Set sound 1")
        .accessibilityDropPoint(.trailing, description: "Set sound 2")
    }
  }

  // WWDC24-10073: “Drop, drop ready, set sound 3, drop ready”.
  @Test("Points of a view are offered by their names") func points() {
    let heard = hear(Points(), .down(1), .activate, .next(1), .down(1), .down(1))
    #expect(heard.contains("Drag synth"))
    #expect(heard.suffix(2).allSatisfy { $0.hasSuffix("drop ready") })
    #expect(heard.last?.contains("Set sound") == true)
  }
}
