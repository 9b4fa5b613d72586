package import Interface

/// A running app that can be opened, once for each walk.
package protocol OpenableApp: RunningApp {
  /// The app under the language and the settings of a scenario.
  func open(under scenario: Scenario) -> any App
}

extension Scenario {
  /// The app that the scenario describes, or the running one that it stands for.
  package func openApp() -> any App {
    (runningApp as? any OpenableApp)?.open(under: self) ?? ScenarioApp(self)
  }
}
