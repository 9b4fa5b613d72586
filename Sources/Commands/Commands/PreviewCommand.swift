internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim preview`, which shows a file in the browser while somebody writes it.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a scenario in your browser while you write it: pictures, words, sound, and a walk by keys.",
    discussion: """
        a11ysim preview inbox.yaml
        a11ysim preview Sources/InboxView.swift
        a11ysim preview inbox.yaml --setting boldText=on --locale de-DE
        a11ysim preview capture.xml

      Open the address that it prints. The page follows the file: save it, and what VoiceOver says then is there, beside \
      what was recorded. A mistake is shown with its line, above what was there before. Each line can be played, and the \
      keys of 'a11ysim walk' walk through the screens, from where you are, also after a change.

      Only programs on this machine reach the page, and only those that know its address, which is another one each time. \
      Nothing is written. Control-C ends it.
      """)

  @Argument(help: "A scenario file, a Swift file with a preview, or a capture of a running app.", completion: .file())
  var path: String

  @Flag(help: .private)
  var answers = false

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var changes: ScenarioChanges

  @OptionGroup var voice: VoiceOptions

  func validate() throws {
    if path == "-" { throw ValidationError("a preview follows a file; name one") }
    if ScenarioFinder.isFolder(path) { throw ValidationError("'\(path)' is a folder; name a scenario in it") }
  }

  func run() throws {
    guard !answers else {
      var answers = try LiveAnswers(path, changes.variation)
      return answers.run()
    }
    guard !RunEnvironment.current.isCI else {
      Console.message("error: a preview waits for a person, and this is CI\n")
      throw ExitCode.validationFailure
    }
    guard let server = Program.server else {
      Console.message("error: this program has no server in it\n")
      throw Outcome.toolMissing.exitCode
    }
    guard FileManager.default.fileExists(atPath: PreviewAddress(path)?.file ?? path) else {
      let hint = NearFile.hint(for: path, at: path).map { "; \($0)" } ?? ""
      Console.message("error: there is no file '\(path)'\(hint)\n")
      throw Outcome.wrongInput.exitCode
    }
    let (file, speaker) = (try ProjectFile(), try speaker())
    guard let builder = try PreviewHandOver(self) else {
      var session = LiveSession(LiveFile(path, changes.variation), in: file, speaker: speaker)
      return try session.run(server).exit()
    }
    let options = (previews.name.map { ["--preview", $0] } ?? []) + changes.arguments
    var session = LiveSession(LiveProgram(path, builtBy: builder, options: options), in: file, speaker: speaker)
    try session.run(server).exit()
  }

  /// Who says the lines; without a voice of ours it is the browser.
  private func speaker() throws -> LineSpeaker? {
    do {
      return try LineSpeaker(voice.settings(speaking: "en"))
    } catch VoiceError.libraryMissing {
      return nil
    } catch let error as VoiceError {
      try error.exit()
      return nil
    }
  }
}
