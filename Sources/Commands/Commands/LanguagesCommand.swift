internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim languages`, which tells how much of VoiceOver's speech is known in which language.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages", abstract: "Tells which languages VoiceOver's words are known in, and how well.",
    discussion: "Prints a table in Markdown, and how to add a language.")

  func run() {
    Console.output(LanguageTable().markdown + "\n")
  }
}
