internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim schema`, which describes the language of scenarios to editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenarios, for editors.")

  func run() throws {
    Console.output(jsonSchema())
  }
}
