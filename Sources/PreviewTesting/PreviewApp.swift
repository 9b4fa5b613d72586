package import A11ySwiftUI
package import Apps
package import Interface

/// A preview as the running app that a scenario stands for.
package final class PreviewApp: OpenableApp {
  private let preview: Preview

  package init(_ preview: Preview) {
    self.preview = preview
  }

  package func open(under scenario: Scenario) -> any Apps.App {
    MainThread.run { app(under: scenario) }
  }

  package func beginning(under scenario: Scenario) -> AppBeginning {
    MainThread.run {
      let app = app(under: scenario)
      return AppBeginning(
        screen: app.screen.content, findings: app.findings,
        failure: app.failure.map { "the preview was stopped: \($0)" })
    }
  }

  @MainActor
  private func app(under scenario: Scenario) -> LiveApp {
    AppSurroundings.renew()
    return LiveApp(preview, locale: scenario.locale, settings: scenario.settings, platform: scenario.platform)
  }
}
