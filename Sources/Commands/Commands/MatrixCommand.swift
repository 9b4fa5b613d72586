internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim matrix`, which plays scenarios under each thing that a person can set.
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Plays scenarios under each setting and technology, and tells what is heard otherwise.",
    discussion: """
        a11ysim matrix Scenarios/guidelines
        a11ysim matrix --setting boldText=on screen.yaml  each together with Bold Text
        a11ysim matrix --languages screen.yaml
        a11ysim matrix --pairs boldText=on,appearance=dark screen.yaml

      What is set stands after the word for what became of the scenario: same, different with the sentences that are, or \
      broken with the step that cannot be done. 'a11ysim audit --matrix' tells what is wrong about it. Exit status: 1 if \
      a flow cannot be finished under a setting.
      """)

  @Argument(
    help: """
      Scenario files, captures, folders with them, or '-' for standard input; those of the project, or Scenarios, unless \
      given.
      """,
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Play them in each language with known words, too.")
  var languages = false

  @Option(
    help: ArgumentHelp(
      "Settings of which each two are set together, too, with commas between them.", valueName: "name=value,…"))
  var pairs: String?

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  @OptionGroup var previews: PreviewOptions

  func validate() throws {
    guard let pairs else { return }
    do {
      guard Set(try assignments(in: pairs).map(\.setting)).count > 1 else {
        throw ValidationError("'--pairs' takes two settings or more")
      }
    } catch let error as CommandError {
      throw ValidationError("\(error)")
    }
  }

  private func assignments(in pairs: String) throws(CommandError) -> [PersonalChange.Assignment] {
    var assignments: [PersonalChange.Assignment] = []
    for text in pairs.split(separator: ",") {
      let assignment = try SettingAssignment(String(text))
      assignments.append(PersonalChange.Assignment(assignment.choice, assignment.value))
    }
    return assignments
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let others =
      PersonalChange.display + PersonalChange.technologies + (languages ? PersonalChange.languages : [])
    let together = try pairs.map { PersonalChange.pairs(of: try assignments(in: $0)) } ?? []
    var (isBroken, text) = (false, "")
    for path in try loader.files(at: paths) {
      guard let scenario = loader.load(path) else { continue }
      let matrix = SettingMatrix(of: changes.applied(to: scenario), under: others + together)
      isBroken = isBroken || matrix.isBroken
      text += "\(path)\n\(matrix.text)"
    }
    // Everything is played before anything is printed: a preview that crashes makes the program begin anew.
    Console.output(text)
    try max(loader.outcome, isBroken ? .no : .fine).exit()
  }
}
