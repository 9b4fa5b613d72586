package import Diagnostics
internal import OrderedCollections

extension Scenario {
  /// The running app that the scenario stands for; `nil` for one that an author has described.
  package var runningApp: (any RunningApp)? { held?.app }

  /// A scenario that stands for a running app, whose first screen becomes the screen of the scenario.
  package init(name: String, running app: any RunningApp, under defaults: Scenario) {
    self = defaults
    self.name = name
    held = HeldApp(app: app)
    begin()
  }

  /// Has a running app begin under the circumstances and the settings as they are now, unless it did already; one that
  /// an author has described needs no beginning.
  package mutating func begin() {
    guard var held else { return }
    if let begun = held.begun, begun.under == circumstances, begun.settings == settings { return }
    let beginning = held.app.beginning(under: self)
    screens = [Scenario.appScreen: beginning.screen]
    held.begun = (circumstances, settings, beginning)
    self.held = held
  }

  /// A screen under the circumstances and the settings as they are now: that of a running app as it begins, or else as it
  /// was written.
  package mutating func begun(_ screen: Screen) -> Screen {
    begin()
    return held == nil ? screen : screens[Scenario.appScreen] ?? screen
  }

  /// What the running app's author ought to know.
  package var appFindings: [Finding] { held?.begun?.beginning.findings ?? [] }

  /// Why the running app cannot be shown; `nil` if it can, or if the scenario stands for none.
  package var appFailure: String? { held?.begun?.beginning.failure }

  /// What the first screen of a running app is called.
  private static let appScreen = "preview"
}
