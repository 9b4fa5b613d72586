import A11ySwiftUI
import A11yWidgetKit
import Testing

/// Apple's “Creating controls to perform actions across the system”.
@MainActor
@Suite("Controls of the Control Center")
struct ControlWidgetTests {
  private struct Start: AppIntent {
    static let title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Timer: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "timer") {
        ControlWidgetButton(action: Start()) { Label("Start", systemImage: "timer") }
      }
      .displayName("Timer")
    }
  }

  private struct Steps: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct All: WidgetBundle {
    var body: some Widget {
      Steps()
      Timer()
    }
  }

  @Test("A control stands beside widgets")
  func bundle() {
    #expect(All().body is _WidgetList)
    #expect(Timer().body is StaticControlConfiguration)
  }
}
