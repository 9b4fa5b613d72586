import A11ySwiftUI
import Interface
import Testing

// Fields that read values, and what happens around their editing (Apple's references of TextField, SecureField, TextEditor,
// onSubmit(of:_:) and submitScope(_:)).

@MainActor
@Suite("Fields")
struct FieldFlows {
  struct Amounts: A11ySwiftUI.View {
    @State private var price = 2.5
    @State private var count: Int? = 3
    @State private var day = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var plain = 7
    private let number: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()
    private let date: DateFormatter = {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }()
    var body: some A11ySwiftUI.View {
      TextField(value: $price, format: .number) { Text("Price") }
      TextField(value: $count, format: .number) { Text("Count") }
      TextField(value: $plain, formatter: number) { Text("Plain") }
      TextField("Day", value: $day, formatter: date)
      Text(verbatim: "\(price), \(count.map { "\($0)" } ?? "none"), \(plain), \(Int(day.timeIntervalSince1970))")
    }
  }

  // Apple: “if the format can’t perform the conversion, the text field leaves the value unchanged”, and of an optional value
  // “sets it to nil”.
  @Test("A field of a value changes the value where it can be read") func values() {
    #expect(
      stops(Amounts()).dropLast() == ["2.5, text field", "3, text field", "7, text field", "2026-01-01, text field"])
    func typed(_ field: Query, _ text: String) -> String? {
      hear(Amounts(), .focus(field), .activate, .type(text), .last).last
    }
    func typed(_ field: Query, insteadOfLast text: String) -> String? {
      hear(Amounts(), .focus(field), .activate, .delete(1), .type(text), .last).last
    }
    #expect(typed("2.5", "5") == "2.55, 3, 7, 1767225600")
    #expect(typed("2.5", "x") == "2.5, 3, 7, 1767225600")
    #expect(typed("3", "4") == "2.5, 34, 7, 1767225600")
    #expect(typed("3", insteadOfLast: "x") == "2.5, none, 7, 1767225600")
    #expect(typed("7", "1") == "2.5, 3, 71, 1767225600")
    #expect(typed("2026-01-01", insteadOfLast: "2") == "2.5, 3, 7, 1767312000")
  }

  struct Sign: A11ySwiftUI.View {
    @State private var name = ""
    @State private var code = ""
    @State private var note = ""
    @State private var diary = "Nothing"
    var body: some A11ySwiftUI.View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Code", text: $code).onSubmit { diary += " code" }
        TextField("Note", text: $note).submitScope()
        Text(diary)
      }
      .onSubmit { diary += " form" }
    }
  }

  // Apple, onSubmit: “different views may define multiple onSubmit modifiers”, and submitScope: prevents them from reaching
  // those around. The return key is typed as a line's end.
  @Test("The return key is told from the inside out, and not out of its scope") func submitting() {
    func entered(_ field: Query) -> String? {
      hear(Sign(), .focus(field), .activate, .type("a"), .press(.init(.returnKey)), .last).last
    }
    #expect(entered("Name") == "Nothing form")
    #expect(entered("Code") == "Nothing code form")
    #expect(entered("Note") == "Nothing")
  }

  struct Watched: A11ySwiftUI.View {
    @State private var name = ""
    @State private var code = ""
    @State private var diary = ""
    private let title = "Pin"
    var body: some A11ySwiftUI.View {
      TextField(
        "Name", text: $name, onEditingChanged: { diary += $0 ? "begun " : "ended " }, onCommit: { diary += "sent " })
      SecureField("Code", text: $code, onCommit: { diary += "locked " })
      SecureField(title, text: $code, onCommit: {})
      Text("Diary \(diary)")
    }
  }

  // Apple, the older initializers of TextField: “onEditingChanged … true when the text field becomes focused”, “onCommit”.
  @Test("The older ways to follow an editing") func watched() {
    #expect(hear(Watched(), .activate, .type("a"), .last).last == "Diary begun ")
    #expect(hear(Watched(), .activate, .type("a"), .press(.init(.returnKey)), .last).last == "Diary begun sent ended ")
    #expect(hear(Watched(), .activate, .type("a"), .escape, .last).last == "Diary begun ended ")
    #expect(
      hear(Watched(), .focus("Code"), .activate, .type("a"), .press(.init(.returnKey)), .last).last == "Diary locked ")
  }

  struct Note: A11ySwiftUI.View {
    @State private var note = AttributedString("Milk")
    @State private var text = "Bread"
    @State private var selection: TextSelection?
    @State private var attributed = AttributedTextSelection()
    var body: some A11ySwiftUI.View {
      TextEditor(text: $note).accessibilityLabel("List")
      TextEditor(text: $note, selection: $attributed).accessibilityLabel("Same")
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Other")
      TextField("Short", text: $text, selection: $selection)
      Text(String(note.characters) + " and " + text)
    }
  }

  // Apple, TextEditor(text:selection:) of attributed text.
  @Test("Editors of plain and of attributed text") func editors() {
    #expect(hear(Note(), .activate, .type("s"), .last).last == "Milks and Bread")
    #expect(hear(Note(), .focus("Same"), .activate, .type("y"), .last).last == "Milky and Bread")
    #expect(hear(Note(), .focus("Other"), .activate, .type("s"), .last).last == "Milk and Breads")
  }

  // The documentation of TextField and SecureField: the title is the prompt where there is none of its own, and with one it
  // is the label.
  @Test("Fields in their further forms") func forms() {
    let (empty, title, key) = (Binding.constant(""), "Name", LocalizedStringResource("Name"))
    let short = ["Name, text field"]
    #expect(stops(TextField("Name", text: empty, axis: .vertical)) == short)
    #expect(stops(TextField(title, text: empty, axis: .vertical)) == short)
    #expect(stops(TextField(key, text: empty)) == short)
    #expect(stops(TextField(key, text: empty, axis: .vertical)) == short)
    #expect(stops(TextField(text: empty, axis: .vertical) { Text("Name") }) == short)
    #expect(stops(TextField("Name", text: empty, onCommit: {})) == short)
    #expect(stops(TextField(title, text: empty, onEditingChanged: { _ in }, onCommit: {})) == short)
    let secret = ["Name, secure text field"]
    #expect(stops(SecureField(title, text: empty)) == secret)
    #expect(stops(SecureField(key, text: empty)) == secret)
    #expect(stops(SecureField(text: empty) { Text("Name") }) == secret)
    let prompt = Text("Ann")
    let prompted = ["Name, Ann, text field"]
    #expect(stops(TextField(title, text: empty, prompt: prompt, axis: .vertical)) == prompted)
    #expect(stops(TextField("Name", text: empty, prompt: prompt, axis: .vertical)) == prompted)
    let asked = ["Name, Ann, secure text field"]
    #expect(stops(SecureField("Name", text: empty, prompt: prompt)) == asked)
    #expect(stops(SecureField(title, text: empty, prompt: prompt)) == asked)
    let numbers = Binding.constant(3.0)
    #expect(stops(TextField(title, value: numbers, format: .number)) == ["3, text field"])
    #expect(stops(TextField(title, value: .constant(nil as Double?), format: .number)) == short)
  }

  struct Amount: A11ySwiftUI.View {
    @State private var amount = ""
    @FocusState private var isEdited: Bool
    var body: some A11ySwiftUI.View {
      let _ = Self._printChanges()
      TextField("Amount", text: $amount).focused($isEdited)
      Button("Done") { isEdited = false }
    }
  }

  // Apple, “FocusState”: “setting … to false … resigns focus”.
  @Test("The app takes the keyboard away from a field that a person edits")
  func takenKeyboard() {
    let heard = hear(Amount(), .activate, .type("5"), .focus("Done"), .activate, .previous(1))
    #expect(heard.last == "5, text field")
  }

  struct Price: A11ySwiftUI.View {
    enum Field { case price, name }
    @State private var price = 0.0
    @State private var name = ""
    @FocusState private var edited: Field?
    var body: some A11ySwiftUI.View {
      TextField("Price", value: $price, format: .number).focused($edited, equals: .price)
      TextField("Name", text: $name).focused($edited, equals: .name)
      Button("Next") { edited = .name }
      Button("Done") { edited = nil }
    }
  }

  // Apple, “TextField.init(_:value:format:prompt:)”: the value is formatted once the editing ends.
  @Test("A field shows its value in its format once the app has given the keyboard to another one, or to none")
  func formattedAfterwards() {
    let done = hear(Price(), .activate, .type("5"), .focus("Done"), .activate, .first)
    #expect(done.last == "5, text field")
    let next = hear(Price(), .activate, .type("5"), .focus("Next"), .activate, .type("Ann"), .first)
    #expect(next.last == "5, text field")
    #expect(
      hear(Price(), .activate, .type("5"), .focus("Next"), .activate, .type("Ann"), .first, .next(1)).last?
        .contains("Ann") == true)
  }
}
