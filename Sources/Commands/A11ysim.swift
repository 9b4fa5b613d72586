internal import A11ySimulation
internal import ArgumentParser

/// The command line of the simulator.
struct A11ysim: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11ysim",
    abstract: "Reads as VoiceOver would: scenarios in YAML or JSON, SwiftUI previews, captures of running apps.",
    discussion: """
        a11ysim transcript inbox.yaml   what VoiceOver says
        a11ysim previews Sources        what it says of the previews in SwiftUI code
        a11ysim test                    compare all scenarios with their goldens
        a11ysim audit                   what is wrong, without any expectation
        a11ysim explain inbox.yaml      why each stop and each word is there
        a11ysim report                  a page for people who review
        a11ysim preview inbox.yaml      a page that follows the file while you write
        a11ysim mutate                  how much the goldens would notice
        a11ysim recordings              compare with recordings of real devices
        a11ysim speak inbox.yaml        hear it
        a11ysim walk inbox.yaml         walk through it by hand

      Exit status: 0 fine, 1 the answer is no (a transcript differs), 2 an input is wrong, 64 the command line is \
      wrong, 69 the speech library is missing; 'a11ysim help exit-status' tells them all.

      What can be written in files: 'a11ysim help kinds', or in place of 'kinds' \
      \(Reference.names.filter { $0 != "kinds" }.joined(separator: ", ")). 'a11ysim help kind button' \
      tells of one thing. For people who listen: 'a11ysim help accessibility'.
      """,
    version: "\(Release.current)",
    subcommands: [
      TranscriptCommand.self, PreviewsCommand.self,
      // Tests, and what is decided on afterwards.
      TestCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self, PendingCommand.self,
      MergeReportsCommand.self, RecordingsCommand.self, MutateCommand.self,
      AuditCommand.self, RulesCommand.self, MatrixCommand.self,
      // Other ways to meet a scenario.
      SpeakCommand.self, WalkThroughCommand.self, ExplainCommand.self, PictureCommand.self, ReportCommand.self,
      PreviewCommand.self,
      // What helps to write one.
      ImportCommand.self, CompareCommand.self, CheckCommand.self, InitCommand.self, DoctorCommand.self,
      SchemaCommand.self, LanguagesCommand.self, LanguageServerCommand.self,
    ])
}
