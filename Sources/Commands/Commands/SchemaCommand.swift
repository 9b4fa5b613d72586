internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim schema`, which describes the language of scenarios to editors, and reports to programs.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenarios, for editors, or of reports.",
    discussion: """
        a11ysim schema > a11ysim.schema.json
        a11ysim schema --project > a11ysim.project.schema.json
        a11ysim schema --report > report.schema.json
      """)

  @Flag(help: "Print the schema of the project file a11ysim.yaml instead.")
  var project = false

  @Flag(help: "Print the schema of report.json, which 'a11ysim report' writes, instead.")
  var report = false

  func validate() throws {
    if project, report { throw ValidationError("--project and --report ask for different schemas; give one of them") }
  }

  func run() throws {
    guard !report else { return Console.output(try Report.schema()) }
    Console.output(project ? projectJSONSchema() : jsonSchema())
  }
}
