import A11ySimulation
import Testing

@Suite("Scenarios built in code")
struct BuildingTests {
  @Test("A row of SwiftUI's names is one element, as in a scenario file")
  func combines() {
    // The same row in Scenarios/beach-trip/comments.yaml says the same.
    let scenario = Scenario("Comments") {
      Text("Weekend adventure").accessibilityAddTraits(.isHeader)
      HStack(alignment: .top, spacing: 8) {
        Circle().accessibilityLabel("Unread")
        VStack {
          Text("Looks like a wonderful time")
          Text("Nick")
        }
        Spacer()
        Button("Reply") { Effect.present("reply", .code) }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(
      Transcript(of: scenario.setting(.hints, .flag(false))).heard == [
        "Weekend adventure, heading", "Unread, Looks like a wonderful time, Nick, button",
      ])
  }

  @Test("Lines that build several views build different ones")
  func tellsApart() {
    let scenario = Scenario("List") {
      List {
        ForEach(["Nick", "Beth"]) { name in
          Text(name)
          Toggle("Mute", isOn: .state("mute"))
        }
      }
    }
    .state("mute", .flag(false))
    .flow("Through", .next(1), .next(1), .next(1))
    #expect(
      Transcript(of: scenario).heard == [
        "Nick", "Mute, switch button, off", "Beth", "Mute, switch button, off",
      ])
  }

  @Test("Every control has its role")
  func speaksRoles() {
    let scenario = Scenario("Controls") {
      Image(systemName: "star.fill")
      Label("Trips", systemImage: "map")
      Link("Help", destination: "https://example.com")
      Slider(value: .constant(0.5)).accessibilityLabel("Volume")
      TextField("Name", text: .constant(""))
      Text("Hidden").accessibilityHidden(true)
      Button("Delete") {}.disabled(true)
    }
    #expect(
      Transcript(of: scenario).heard == [
        "Favorite, image", "Trips", "Help, button, link", "Volume, 50%, adjustable", "Name, text field",
        "Delete, dimmed, button",
      ])
  }

  @Test("A transcript is compared with text, and the difference is told as speech")
  func compares() {
    let transcript = Transcript(of: Scenario("One") { Button("Reply") {} })
    #expect(transcript.difference(from: "> open main\nReply, button\n").isEmpty)
    let difference = transcript.difference(from: "> open main\nReply, link\n")
    #expect(difference.description.contains("role 'link' became 'button'"))
  }
}
