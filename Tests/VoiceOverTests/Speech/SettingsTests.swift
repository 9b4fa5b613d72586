import Interface
import Order
import Testing
import VoiceOver

/// What the person's settings change in what is heard.
@Suite("Verbosity")
struct SettingsTests {
  private func settings(_ changes: [Setting: Value]) -> Settings {
    changes.reduce(into: Settings()) { $0[$1.key] = $1.value }
  }

  private static let row = element(label: "Row", hint: "Opens", traits: [.button]).with {
    $0.actions = [View(.button, .text("Delete"))]
    $0.customContent = [CustomContent(label: "Size", value: "2 MB")]
  }

  @Test("Hints, actions and more content can be switched off, each for itself")
  func afterPause() {
    let all = "Row, button | Opens | Actions available | More content available"
    #expect(speech(SettingsTests.row, style: .spoken) == all)
    #expect(
      speech(SettingsTests.row, settings: settings([.hints: .flag(false)]), style: .spoken)
        == "Row, button | Actions available | More content available")
    #expect(
      speech(SettingsTests.row, settings: settings([.actions: .text("sound")]), style: .spoken)
        == "Row, button | Opens | More content available")
    #expect(
      speech(SettingsTests.row, settings: settings([.moreContent: .text("off")]), style: .spoken)
        == "Row, button | Opens | Actions available")
  }

  @Test("Containers, positions and boundaries can be switched off together")
  func containers() {
    let list = View(
      .view,
      children: [View(.text, .text("Cats")), View(.text, .text("Birds"))]
    ).with {
      $0.container = .list
      $0.label = Label("Animals")
    }
    #expect(heard(list, style: .spoken) == ["Animals, Cats, list start", "Birds, list end"])
    #expect(heard(list, settings: settings([.containers: .flag(false)]), style: .spoken) == ["Cats", "Birds"])
  }

  @Test("Headers and numbers of a table can be switched off, each for itself")
  func tables() {
    let table = View(
      .table, children: [View(.row, children: [View(.text, .text("Nick"))])]
    ).with { $0.columns = ["Name"] }
    #expect(heard(table, style: .spoken).last == "Nick, row 2, column 1")
    #expect(
      heard(table, settings: settings([.rowAndColumnNumbers: .flag(false)]), style: .spoken).last == "Nick")
  }

  @Test("Attributed speech changes words only by spelling and punctuation")
  func attributes() {
    // accessibilityupto11.com, day 12 (“Cap A Cap B Cap C One Two”), and a line of code read with all its marks
    func text(_ words: String, _ change: (inout Speech) -> Void) -> View {
      var speech = Speech()
      change(&speech)
      return View(.text, .text(.constant(words))).with { $0.speech = speech }
    }
    #expect(heard(text("ABC12d") { $0.spellsOut = true }, style: .spoken) == ["cap A cap B cap C 1 2 d"])
    // Where the person wants capitals to sound otherwise, they are letters like the others: WWDC17-215 (“GOOG”).
    #expect(
      heard(text("GOOG") { $0.spellsOut = true }, settings: settings([.capitalLetters: .text("sound")]), style: .spoken)
        == ["G O O G"])
    #expect(
      heard(text("let myString: String = \"Hello World\"") { $0.speaksPunctuation = true }, style: .spoken)
        == ["let myString colon String equals quotation mark Hello World quotation mark"])
    #expect(heard(text("Softly") { $0.pitch = 0.5 }, style: .spoken) == ["Softly"])
  }

  @Test("Numbers are read digit by digit where the person wants it")
  func digits() {
    #expect(
      heard(View(.text, .text("Room 25")), settings: settings([.numbers: .text("digits")]), style: .spoken) == [
        "Room 2 5"
      ])
  }
}
