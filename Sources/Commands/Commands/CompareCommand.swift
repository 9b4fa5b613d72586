internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Importers

/// The command `a11ysim compare`, which sets two accounts of one screen against each other.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two captures or scenarios of one screen, or one with what the real VoiceOver said.",
    discussion: """
        a11ysim compare before.xml after.xml
        a11ysim compare Scenarios/checkout.yaml page.xml
        a11ysim compare page.xml --heard voiceover.log

      With two files, tells what is heard otherwise on the way from the first stop to the last, and which elements are \
      new, gone or named otherwise. With --heard, scores words and order against a list of utterances: one a line, the \
      log of a UI test with XCUIVoiceOverService, or a log of Appium's. Exit status 1 if something differs.
      """)

  @Argument(help: "A capture or a scenario.", completion: .file())
  var first: String

  @Argument(help: "Another capture or scenario of the screen.", completion: .file())
  var second: String?

  @Option(
    help: ArgumentHelp("What the real VoiceOver said, one utterance a line.", valueName: "file"), completion: .file())
  var heard: String?

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if (second == nil) == (heard == nil) { throw ValidationError("compare with a second file, or with --heard FILE") }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let one = loader.load(first)
    if let second {
      let other = loader.load(second)
      guard let one, let other else { return try loader.outcome.exit() }
      try compare(changes.applied(to: one), changes.applied(to: other), isAccessible: loader.isAccessible)
    } else if let heard {
      guard let one, let log = loader.log(heard) else { return try loader.outcome.exit() }
      let comparison = HearingComparison(of: changes.applied(to: one), heard: log.lines)
      Console.output(comparison.text)
      if !comparison.isSame { throw Outcome.no.exitCode }
    }
  }

  private func compare(_ old: Scenario, _ new: Scenario, isAccessible: Bool) throws {
    let difference = SpeechDifference(from: old.stopsAlone.text(), to: new.stopsAlone.text())
    let drift = ScreenDrift(from: old, to: new)
    guard !difference.isEmpty || !drift.isEmpty else { return Console.output("no difference\n") }
    if !difference.isEmpty {
      Console.output(
        isAccessible ? difference.sentences.map { $0 + "\n" }.joined() : difference.text(isColored: false) + "\n")
    }
    Console.output(drift.lines.map { $0 + "\n" }.joined())
    throw Outcome.no.exitCode
  }
}
