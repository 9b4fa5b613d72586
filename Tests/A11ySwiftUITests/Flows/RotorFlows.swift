import A11ySwiftUI
import Foundation
import Interface
import Testing

// Apple, “accessibilityRotor(_:entries:)”: a list of elements to go through; VoiceOver's words of an element that a rotor
// leads to are those of any other (WWDC16-202).
@MainActor
@Suite("Rotors of an app's own")
struct RotorFlows {
  struct Message: Identifiable {
    let id: Int
    let author: String
    var isImportant = false
  }

  static let messages = [
    Message(id: 1, author: "Ann"), Message(id: 2, author: "Bob", isImportant: true), Message(id: 3, author: "Cid"),
    Message(id: 4, author: "Dan", isImportant: true),
  ]

  struct Inbox: A11ySwiftUI.View {
    @State private var prepared = 0
    var body: some A11ySwiftUI.View {
      ScrollView {
        LazyVStack { ForEach(messages) { Text($0.author) } }
          .accessibilityRotor("Important") {
            ForEach(messages) { message in
              if message.isImportant {
                AccessibilityRotorEntry(message.author, id: message.id) { prepared += 1 }
              }
            }
          }
      }
      Text("Prepared \(prepared)")
    }
  }

  @Test("A rotor goes to the elements that it lists, both ways") func listed() {
    #expect(
      hear(Inbox(), .rotor("Important"), .down(1), .down(1), .up(1)).suffix(4) == ["Important", "Bob", "Dan", "Bob"])
  }

  struct Letter: A11ySwiftUI.View {
    private let text = "Write to ann@example.com or to bob@example.com"
    @State private var draft = "Dear Cid"
    private var addresses: [Range<String.Index>] {
      ["ann@example.com", "bob@example.com"].compactMap { text.range(of: $0) }
    }
    var body: some A11ySwiftUI.View {
      Text(text).accessibilityRotor("Addresses", textRanges: addresses)
      TextField("Draft", text: $draft)
        .accessibilityRotor("Names", textRanges: [draft.range(of: "Cid")].compactMap { $0 })
      Button("Clear") { draft = "" }
    }
  }

  // Apple, “accessibilityRotor(_:textRanges:)”: “a rotor entry for each of the specified ranges”, which are ranges of the
  // text that the modifier is at; the words of the range are read (WWDC21-10121).
  @Test("A rotor goes to ranges of a text and of what a field holds") func ranges() {
    #expect(
      hear(Letter(), .rotor("Addresses"), .down(1), .down(1)).suffix(3) == [
        "Addresses", "ann@example.com", "bob@example.com",
      ])
    #expect(hear(Letter(), .next(1), .rotor("Names"), .down(1)).suffix(2) == ["Names", "Cid"])
    #expect(hear(Letter(), .last, .activate, .previous(1)).last == "Draft, text field")
  }

  struct Titles: A11ySwiftUI.View {
    struct Chapter: Identifiable {
      let id: String
    }
    private let chapters = [Chapter(id: "Whales"), Chapter(id: "Ropes")]
    var body: some A11ySwiftUI.View {
      ScrollView {
        Text("Preface")
        ForEach(chapters) { chapter in
          Text(chapter.id)
          Text("Words")
        }
      }
      .accessibilityRotor(.headings, entries: chapters, entryLabel: \.id)
    }
  }

  @Test("A rotor of the system's goes where the app says") func replaced() {
    #expect(hear(Titles(), .rotor("Headings"), .down(1), .down(1)).suffix(3) == ["Headings", "Whales", "Ropes"])
  }

  struct Spread: A11ySwiftUI.View {
    @Namespace private var places
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Map")
        Button("Cinema") {}.accessibilityRotorEntry(id: "cinema", in: places)
        Text("Street")
        Button("Harbor") {}.accessibilityRotorEntry(id: "harbor", in: places)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Places") {
        AccessibilityRotorEntry("The harbor", id: "harbor", in: places)
        AccessibilityRotorEntry("The cinema", id: "cinema", in: places)
      }
    }
  }

  @Test("An entry finds the element that is marked for it") func spread() {
    #expect(
      hear(Spread(), .rotor("Places"), .down(1), .down(1)).suffix(3) == ["Places", "Harbor, button", "Cinema, button"])
  }

  struct Prepared: A11ySwiftUI.View {
    @State private var shown = 0
    var body: some A11ySwiftUI.View {
      Text("Start")
        .accessibilityRotor("Places") {
          AccessibilityRotorEntry("Oslo", id: "oslo") { shown = 1 }
          AccessibilityRotorEntry("Nowhere", id: "nowhere")
          AccessibilityRotorEntry("Rome", id: "rome") { shown = 2 }
        }
      if shown == 1 { Text("Oslo").id("oslo") }
      if shown == 2 { Text("Rome").id("rome") }
    }
  }

  // Apple, “AccessibilityRotorEntry”: `prepare` runs before the entry is navigated to.
  @Test("An entry brings into view where it leads, and one that leads nowhere is passed over") func prepared() {
    #expect(hear(Prepared(), .rotor("Places"), .down(1), .down(1)).suffix(3) == ["Places", "Oslo", "Rome"])
  }
}
