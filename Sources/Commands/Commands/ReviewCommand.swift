internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim review`, which asks about each change that a run left to decide on.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what is pending one by one, and asks whether to accept it.",
    discussion: """
        a11ysim review
        a11ysim review --speak Scenarios/beach-trip

      Answers are a word or its first letter: accept, reject, skip, play, quit, or 'all' to accept all that remain and \
      'none' to reject them. 'play' says aloud what was heard before and what is heard now; it needs eSpeak NG. \
      Programs use accept, reject and pending --json.
      """)

  @OptionGroup var pending: PendingPaths

  @Flag(help: "Say each change aloud when it is shown: what was heard before, and what is heard now.")
  var speak = false

  @OptionGroup var voice: VoiceOptions
  @OptionGroup var listening: ListeningOption

  func run() throws {
    guard RunEnvironment.hasPerson else {
      Console.message(
        """
        error: review asks a person, and this is not a terminal
        use 'a11ysim pending --json', 'a11ysim accept' and 'a11ysim reject'

        """)
      throw ExitCode.validationFailure
    }
    let isAccessible = listening.isOn(in: .current, try ProjectFile())
    var review = Review(goldens: try pending.goldens(), isAccessible: isAccessible, speaks: speak) { language in
      let speech = WalkSpeech(voice.settings(speaking: language))
      try speech.turnOn()
      return speech
    }
    do {
      try review.ask { readLine() }
    } catch {
      Console.message("error: cannot write: \(error.localizedDescription)\n")
      try Outcome.notWritten.exit()
    }
  }
}
