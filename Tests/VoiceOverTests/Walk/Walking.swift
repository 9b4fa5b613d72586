import Interface
import ScenarioFiles
import Testing
import Transcripts
import Utterances
import VoiceOver

/// A row of a table of walks: what is on the screen, what the person does, and what must be heard of it.
struct WalkExample: Sendable, CustomTestStringConvertible {
  /// The section of the sources that the row is taken from, in a few words.
  var source: String
  /// The scenario without its name, in YAML.
  var scenario: String
  /// What the person has set.
  var settings: String
  /// The steps as a flow has them.
  var steps: String
  /// What is heard after the screen has opened, the steps left out.
  var heard: [String]

  init(
    _ source: String, _ scenario: String, settings: String = "hints: off", steps: String, _ heard: String...
  ) {
    self.source = source
    self.scenario = scenario
    self.settings = settings
    self.steps = steps
    self.heard = heard
  }

  var testDescription: String { "\(source): \(steps)" }

  /// What is really heard.
  func play() throws -> [String] {
    let text = "scenario: S\nsettings: { \(settings) }\n\(scenario)\nflows: { F: [\(steps)] }\n"
    let transcript = Transcript(of: try readScenario(ScenarioSource(text)), flow: "F")
    let lines = transcript.text().split(separator: "\n").map(String.init)
    // What is heard when the screen opens stands before the second step.
    let steps = lines.indices.filter { lines[$0].hasPrefix("> ") }
    return lines.dropFirst(steps.count > 1 ? steps[1] : lines.count).filter {
      !$0.hasPrefix("> ") && !$0.hasPrefix("+ ")
    }
  }
}
