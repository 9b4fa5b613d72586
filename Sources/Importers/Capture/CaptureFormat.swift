/// The formats in which tools write down the screen of a running app.
package enum CaptureFormat: String, Sendable, CaseIterable {
  /// The page source of Appium's XCUITest driver and of WebDriverAgent, as XML.
  case appium
  /// The same as JSON.
  case webDriverAgent = "wda"
  /// What `idb ui describe-all` prints, and the tools that are built on it.
  case idb
  /// What `axe describe-ui` prints.
  case axe
  /// The model of AccessibilitySnapshot, and Button Heist's messages with it.
  case accessibilitySnapshot = "snapshot"
  /// What `maestro hierarchy` prints.
  case maestro
  /// `XCUIApplication.debugDescription`.
  case debugDescription = "xcui"
  /// What Flutter's `debugDumpSemanticsTree()` prints.
  case flutter
}

extension CaptureFormat {
  /// What messages call the format.
  package var name: String {
    switch self {
    case .appium: "page source of Appium or WebDriverAgent"
    case .webDriverAgent: "JSON source of WebDriverAgent"
    case .idb: "idb describe-all"
    case .axe: "AXe describe-ui"
    case .accessibilitySnapshot: "AccessibilitySnapshot model"
    case .maestro: "Maestro hierarchy"
    case .debugDescription: "XCUIApplication.debugDescription"
    case .flutter: "Flutter semantics tree"
    }
  }

  /// Who decides what is an accessibility element.
  enum Authority: Sendable {
    /// The tool lists views as XCTest sees them: rules have to find the elements among them.
    case views
    /// The tool asks as an assistive technology does: what holds nothing else is an element.
    case assistive
    /// The capture says of each node what it is, and in which order the elements are read.
    case exact
  }

  var authority: Authority {
    switch self {
    case .appium, .webDriverAgent, .debugDescription, .maestro: .views
    case .idb, .axe: .assistive
    case .accessibilitySnapshot, .flutter: .exact
    }
  }

  /// What no capture of this format can tell, rather than what one capture happens to leave out.
  package var unknown: [String] {
    let beyondAll = ["drop points", "what an action does"]
    return switch self {
    case .appium, .webDriverAgent:
      ["hints", "modality", "containers of the app's own", "sort order", "language", "rotors", "more content"]
        + beyondAll
    case .debugDescription:
      [
        "hints", "headings", "custom actions", "modality", "containers of the app's own", "sort order", "language",
        "rotors", "more content",
      ] + beyondAll
    case .idb, .axe: ["modality", "heading levels", "language", "rotors", "more content"] + beyondAll
    case .maestro:
      [
        "roles", "hints", "headings", "custom actions", "modality", "containers", "language", "rotors", "more content",
        "what is scrolled away",
      ] + beyondAll
    case .accessibilitySnapshot: ["what is not an element", "headers of table cells"] + beyondAll
    case .flutter: ["views of the platform among Flutter's"] + beyondAll
    }
  }
}
