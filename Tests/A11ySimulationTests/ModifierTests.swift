import A11ySimulation
import Testing

/// What is heard, without hints.
private func heard(_ scenario: Scenario) -> [String] {
  Transcript(of: scenario.setting(.hints, .flag(false))).heard
}

@Suite("SwiftUI's modifiers in code")
struct ModifierTests {
  // Apple, WWDC 2024 session 10073: the attachments of a trip become actions, from the views that show them.
  @Test("Buttons of every kind become actions of the rotor, and do what they do")
  func offersActions() {
    let scenario = Scenario("Trip") {
      Text("Saturday")
        .swipeActions { Button("Delete") { Effect.announce("Deleted", priority: .high) } }
        .contextMenu { Button("Share") {} }
        .accessibilityActions {
          Button("location") {}
          Button("recording") {}
        }
        .accessibilityAction(named: "Favorite") {
          AccessibilityNotification.Announcement("Now a favorite", priority: .high).post()
        }
    }
    let names = ["location", "recording", "Favorite", "Share", "Delete"]
    for name in names {
      let transcript = Transcript(of: scenario.flow("Act", .perform(name)))
      #expect(transcript.problems.isEmpty, "\(name): \(transcript.problems)")
    }
    #expect(heard(scenario.flow("Act", .perform("Favorite"))).last == "Now a favorite")
    #expect(heard(scenario.flow("Act", .perform("Delete"))).last == "Deleted")
  }

  // Apple, WWDC 2024 session 10073: "Half star, Saturday, …".
  @Test("A label is put around the one that there is")
  func surroundsLabel() {
    let scenario = Scenario("Trip") {
      Text("Saturday").accessibilityLabel { label in
        Text("Half star")
        label
      }
      Text("Sunday").accessibilityLabel { label in
        label
        Text("Full moon")
      }
      Text("Monday").accessibilityLabel(Text("Holiday"), isEnabled: true)
    }
    #expect(heard(scenario) == ["Half star, Saturday", "Sunday, Full moon", "Holiday"])
  }

  // Apple, WWDC 2021 session 10121: “Bailey, beagle, three years. Image.” is custom content of high importance.
  @Test("Important custom content is read with the element")
  func readsCustomContent() {
    let scenario = Scenario("Dog") {
      Image("Bailey")
        .accessibilityLabel("Bailey, beagle")
        .accessibilityCustomContent("Age", "three years", importance: .high)
        .accessibilityCustomContent("Weight", "25 pounds")
    }
    #expect(heard(scenario) == ["Bailey, beagle, three years, image"])
  }

  // Apple, WWDC 2024 session 10073: "Synth, draggable", "Drag", "Drop, drop ready", "Drop complete".
  @Test("Something is dragged and dropped")
  func drags() {
    @State var sound = "no sounds"
    let scenario = Scenario("Sounds") {
      Text("Synth").draggable("synth")
      Text("Cheers")
        .dropDestination(for: String.self) { _, _ in $sound.set("synth") }
        .accessibilityDropPoint(.leading, description: "Set sound 1") { $sound.set("synth") }
    }
    let transcript = heard(scenario.flow("Drag", .drag(nil), .next(1), .drop("Set sound 1")))
    #expect(transcript.first == "Synth, draggable")
    #expect(transcript.contains("drop complete"))
  }

  @Test("A rotor of a container visits the elements that it names")
  func turnsRotor() {
    let scenario = Scenario("Trip") {
      List {
        Text("Saturday")
        Text("Sunset")
        Text("Sunday")
      }
      .accessibilityRotor("Days") {
        for day in ["Saturday", "Sunday"] { AccessibilityRotorEntry(day) }
      }
    }
    .flow("Turn", .rotor("Days"), .down(1), .last, .up(1))
    let transcript = Transcript(of: scenario.setting(.hints, .flag(false)))
    #expect(transcript.problems.isEmpty)
    #expect(transcript.utterance(at: "Sunday") != nil)
    #expect(transcript.heard.last?.hasPrefix("Saturday") == true)
  }

  @Test("An adjustable element does what its directions say")
  func adjusts() {
    let scenario = Scenario("Rating") {
      Text("Rating").accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: Effect.announce("More", priority: .high)
        case .decrement: Effect.announce("Less", priority: .high)
        }
      }
    }
    #expect(heard(scenario.flow("More", .increment(1))).contains("More"))
    #expect(heard(scenario.flow("Less", .decrement(1))).contains("Less"))
  }

  // WWDC23-10036: “Zoom. 2x zoom.”
  @Test("A zoomable element does what its directions say")
  func zooms() {
    let scenario = Scenario("Map") {
      Image("map").accessibilityZoomAction { action in
        switch action.direction {
        case .zoomIn: Effect.announce("2x zoom")
        case .zoomOut: Effect.announce("1x zoom")
        }
      }
    }
    #expect(heard(scenario.flow("In", .rotor("Zoom"), .up(1))).suffix(2) == ["Zoom", "2x zoom"])
  }

  @Test("A view stands for another one")
  func represents() {
    let scenario = Scenario("Rating") {
      HStack {
        Image(systemName: "star")
        Image(systemName: "star")
      }
      .accessibilityRepresentation { Toggle("Favorite", isOn: .constant(true)) }
    }
    #expect(heard(scenario) == ["Favorite, switch button, on"])
  }
}
