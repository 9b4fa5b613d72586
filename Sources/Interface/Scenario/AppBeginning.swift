package import Diagnostics

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
