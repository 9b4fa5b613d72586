/// An app that runs, and that a scenario stands for: nobody has described what it does, it does it.
///
/// An interface knows no apps. The stage that does, `Apps`, asks what can open one.
package protocol RunningApp: AnyObject, Sendable {
  /// The app as it begins under the language and the settings of a scenario.
  func beginning(under scenario: Scenario) -> AppBeginning
}
