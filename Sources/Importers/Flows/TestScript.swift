package import Diagnostics
internal import Interface

/// What a UI test did to an app, step by step, as its log or its script tells.
package struct TestScript: Sendable {
  package let file: SourceFile
  let steps: [TestStep]

  /// Reads the log of an Appium session or a flow of Maestro's; `nil` if a file is neither.
  package init?(_ file: SourceFile) {
    guard let steps = AppiumLog.steps(in: file) ?? MaestroScript.steps(in: file) else { return nil }
    self.file = file
    self.steps = steps
  }
}

/// One thing that a UI test did.
struct TestStep: Sendable, Hashable {
  enum Deed: Sendable, Hashable {
    case tap(Locator)
    case longPress(Locator)
    /// Types, into a field that is found first if the test says so.
    case type(String, into: Locator?)
    /// Goes back by no element.
    case back
    /// Takes a capture or a picture, which may have a name.
    case capture(named: String?)
  }

  var deed: Deed
  var place: SourcePlace
}

/// How a test finds an element.
enum Locator: Sendable, Hashable {
  /// By a name: an identifier or a label, and of a query whatever stands in its quotes.
  case names([String])
  /// By a point of the screen.
  case point(Point)
}
