import A11ySimulation
import Testing

/// A view with state of its own, as SwiftUI code has it.
private struct CommentsSwitch: View {
  @State private var isOn = false

  var body: some View {
    Toggle("comments", isOn: $isOn)
  }
}

/// A switch for state that belongs to another view.
private struct MuteSwitch: View {
  @Binding var isMuted: Bool

  var body: some View {
    Toggle(isOn: $isMuted) { Text("Mute") }
  }
}

@Suite("Scenarios built in code")
struct BuildingTests {
  // Apple, WWDC 2024 session 10073; the same row is in Scenarios/beach-trip/comments.yaml.
  @Test("A row of SwiftUI's names is one element, as in a scenario file")
  func combines() {
    let scenario = Scenario("Comments") {
      Text("Weekend adventure").accessibilityAddTraits(.isHeader)
      HStack(alignment: .top, spacing: 8) {
        Circle().accessibilityLabel("Unread")
        VStack(alignment: .leading) {
          Text("Looks like a wonderful time")
          Text("Nick")
        }
        Spacer()
        Button("Reply") { Effect.present("reply") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(
      Transcript(of: scenario.setting(.hints, .flag(false))).heard == [
        "Weekend adventure, heading", "Unread, Looks like a wonderful time, Nick, button",
      ])
  }

  // Apple, WWDC 2024 session 10073: "comments, switch button, off", and after a double tap "on".
  @Test("State belongs to each view that declares it, and controls change it")
  func keepsState() {
    let scenario = Scenario("Settings") {
      CommentsSwitch()
      CommentsSwitch()
    }
    .setting(.hints, .flag(false))
    .flow("Switch", .activate, .next(1), .previous(1))
    #expect(
      Transcript(of: scenario).heard == [
        "comments, switch button, off", "on", "comments, switch button, off", "comments, switch button, on",
      ])
  }

  @Test("State that is shared changes for all")
  func sharesState() {
    @State var isMuted = true
    let scenario = Scenario("Settings") {
      MuteSwitch(isMuted: $isMuted)
      MuteSwitch(isMuted: $isMuted)
      MuteSwitch(isMuted: .constant(false))
      Button("Loud") { $isMuted.set(false) }
    }
    .setting(.hints, .flag(false))
    .flow("Switch", .last, .activate, .first, .next(1))
    #expect(
      Transcript(of: scenario).heard.suffix(2) == ["Mute, switch button, off", "Mute, switch button, off"])
  }

  @Test("Lines that build several views build different ones")
  func tellsApart() {
    let scenario = Scenario("List") {
      List {
        ForEach(["Nick", "Beth"], id: \.self) { name in
          Text(name)
          Toggle("Mute", isOn: .state("mute", false))
        }
      }
    }
    .flow("Through", .next(1), .next(1), .next(1))
    #expect(
      Transcript(of: scenario).heard == [
        "Nick", "Mute, switch button, off", "Beth", "Mute, switch button, off",
      ])
  }

  // Role words as in AccessibilitySnapshot's strings; "Delete, dimmed, button" is VoiceOver's order for a state.
  @Test("Every control has its role")
  func speaksRoles() {
    let scenario = Scenario("Controls") {
      Image(systemName: "star.fill")
      Label("Trips", systemImage: "map")
      Link("Help", destination: "https://example.com")
      Slider(value: .constant(0.5)) { Text("Volume") }
      TextField("Name", text: .constant(""))
      Text("Hidden").accessibilityHidden(true)
      Button("Delete", role: .destructive) {}.disabled(true)
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

  @Test("Without anything between the braces there is nothing to hear")
  func isEmpty() {
    #expect(Transcript(of: Scenario("Nothing") {}).heard.isEmpty)
  }
}
