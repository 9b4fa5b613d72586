import A11ySwiftUI
import Apps
import Interface
import Testing

/// Fields that grow with their lines.
@MainActor
@Suite("Fields with a vertical axis")
struct VerticalFieldTests {
  struct Fields: A11ySwiftUI.View {
    @State private var note = ""
    @State private var told = "Nothing"
    let axis: A11ySwiftUI.Axis
    var body: some A11ySwiftUI.View {
      VStack {
        TextField("Note", text: $note, axis: axis)
        Text("\(told), \(note.count) characters")
      }
      .onSubmit { told = "Sent" }
    }
  }

  // Authors of apps tell that a field with a vertical axis inserts a line on Return, and that `onSubmit` is never called.
  @Test("Return begins a line, and submits nothing") func lines() {
    #expect(
      hear(Fields(axis: .vertical), .activate, .type("a\nb"), .next(1)).last == "Nothing, 3 characters")
    #expect(hear(Fields(axis: .horizontal), .activate, .type("a\n"), .last).last == "Sent, 1 characters")
  }

  // On iOS it is a text view (UnlikeOtherAI/AppReveal, issue 4), whose hint is AccessibilitySnapshot's.
  @Test("It is a field for long texts") func hint() {
    #expect(stops(Fields(axis: .vertical)).first == "Note, text field")
    let field = LiveApp(TextField("Note", text: .constant(""), axis: .vertical)).screen.content.views.first
    #expect(field?.traits == [.textArea])
  }
}
