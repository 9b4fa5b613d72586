public import Interface
public import ScenarioFiles

extension Scenario {
  /// Reads a scenario that stands in Swift, as YAML or JSON.
  ///
  /// - Parameter text: The text of a scenario file.
  /// - Throws: `ScenarioError` with everything that is wrong with the text, in its order.
  public init(_ text: String) throws(ScenarioError) {
    let format = ScenarioSource.Format(text: text)
    self = try readScenario(ScenarioSource(text, format: format))
  }

  /// Reads a scenario file, YAML or JSON.
  ///
  /// - Parameter path: Where the file is, from the working directory.
  /// - Throws: `ScenarioError` with everything that is wrong with the file, in its order.
  public init(contentsOfFile path: String) throws(ScenarioError) {
    self = try readScenario(ScenarioSource(path: path))
  }
}
