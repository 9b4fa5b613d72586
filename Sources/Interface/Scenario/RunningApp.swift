package import Diagnostics
internal import OrderedCollections

/// An app that runs, and that a scenario stands for: nobody has described what it does, it does it.
///
/// An interface knows no apps. The stage that does, `Apps`, asks what can open one.
package protocol RunningApp: AnyObject, Sendable {
  /// The app as it begins under the language and the settings of a scenario.
  func beginning(under scenario: Scenario) -> AppBeginning
}

/// The first moment of an app that runs.
package struct AppBeginning: Sendable {
  package var screen: Screen
  /// What the author of the app ought to know.
  package var findings: [Finding]
  /// Why it cannot be shown; `nil` if it can.
  package var failure: String?

  package init(screen: Screen, findings: [Finding] = [], failure: String? = nil) {
    self.screen = screen
    self.findings = findings
    self.failure = failure
  }
}

/// A running app as a scenario holds it, with how it began; two are the same if the app is.
struct HeldApp: Sendable, Hashable {
  let app: any RunningApp
  /// How it began, and under what circumstances; `nil` before it did.
  var begun: (under: Circumstances, settings: Settings, beginning: AppBeginning)?

  static func == (first: HeldApp, second: HeldApp) -> Bool { first.app === second.app }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(app)) }
}

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
