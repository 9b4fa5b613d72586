internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim schema`, which describes the language of scenarios to editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenarios, for editors.",
    discussion: """
        a11ysim schema > a11ysim.schema.json
        a11ysim schema --project > a11ysim.project.schema.json
      """)

  @Flag(help: "Print the schema of the project file a11ysim.yaml instead.")
  var project = false

  func run() throws {
    Console.output(project ? projectJSONSchema() : jsonSchema())
  }
}
