internal import A11ySimulation
internal import ArgumentParser

/// `a11ysim schema`: the language of scenarios, for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenarios, for editors.")

  func run() throws {
    Console.output(ScenarioSchema.json())
  }
}
