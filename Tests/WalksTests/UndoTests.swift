import Apps
import Interface
import Testing
import VoiceOver
import Walks

/// The app of a scenario, which says of itself that it cannot be copied.
private final class UncopiedApp: App {
  private var app: ScenarioApp

  init(_ scenario: Scenario) { app = ScenarioApp(scenario) }

  var name: String? { app.name }
  var screen: AppScreen { app.screen }

  func perform(_ token: ActionToken) -> [Change] { app.perform(token) }
  func set(_ token: ActionToken, to value: Value) -> [Change] { app.set(token, to: value) }
  func goBack() -> [Change] { app.goBack() }
  func copy() -> (any App)? { nil }
}

@Suite("Taking steps back")
struct UndoTests {
  private static let text = """
    scenario: S
    state: { on: false, text: '' }
    views:
      - toggle: Alerts
        isOn: $on
      - textField: Note
        text: $text
    """

  private static let lines = [
    "activate", "next", "activate", "type ab", "undo", "undo", "focus Nowhere", "previous", "activate", "undo", "undo",
    "undo", "undo", "undo",
  ]

  @Test("Where an app can be copied, the session before comes back; else what was done is played again")
  func undoing() throws {
    let scenario = try scenario(Self.text)
    var copied = ManualWalk(scenario)
    var replayed = ManualWalk(scenario) {
      Session(UncopiedApp(scenario), under: scenario.circumstances, settings: scenario.settings)
    }
    var words: [String] = []
    for line in Self.lines {
      let command = try #require(try WalkCommand.read(line))
      let reply = copied.perform(command).text()
      #expect(replayed.perform(command).text() == reply, "\(line)")
      #expect(replayed.session.cursor == copied.session.cursor, "\(line)")
      words.append(reply)
    }
    #expect(words[4] == "# undone: type ab\n# now on: text field, is editing, Note, insertion point at start\n")
    #expect(words[12] == "# undone: activate\n# now on: Alerts, switch button, off\n")
    #expect(words[13] == "# there is nothing to undo\n")
  }
}
