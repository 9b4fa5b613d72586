import A11ySwiftUI
import A11yWidgetKit
import Testing

// Intents as apps write them: Apple, “Creating your first app intent”, “Making app entities available in Spotlight”.

private struct Tea: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = Teas()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Tea") }
}

private struct Teas: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tea] { identifiers.map(Tea.init) }
}

private struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  static let description = IntentDescription("Brews tea.", categoryName: "Tea", searchKeywords: ["kettle"])
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: Tea
  @Parameter(title: "Minutes", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9)) var minutes: Int
  @Parameter(title: "Strong", default: true) var isStrong: Bool
  static var parameterSummary: some ParameterSummary {
    When(\.$isStrong, .equalTo, true) {
      Summary("Brew \(\.$tea) for \(\.$minutes) minutes") { \.$isStrong }
    } otherwise: {
      Summary("Brew \(\.$tea)")
    }
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: minutes, dialog: "Ready in \(minutes) minutes")
  }
}

private struct ShowTea: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result { Text("Tea") } }
}

private struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Brew(), phrases: ["Brew \(\.$tea) with \(.applicationName)"], shortTitle: "Brew", systemImageName: "cup")
  }
}

@Suite("What the system can ask an app to do")
struct IntentTests {
  @Test("A parameter has what it is by default, and then what it is given")
  func parameters() {
    let brew = Brew()
    #expect((brew.minutes, brew.isStrong) == (3, true))
    brew.minutes = 5
    #expect(brew.minutes == 5)
  }

  @Test("What a person looks at is known by the type and what tells it from others")
  func identifiers() {
    #expect(EntityIdentifier(for: Tea(id: 7)) == EntityIdentifier(for: Tea.self, identifier: 7))
    #expect(Shortcuts.appShortcuts.count == 1)
  }
}
