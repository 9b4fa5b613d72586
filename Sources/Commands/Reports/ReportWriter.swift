internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// Runs several reporters: what goes to standard output is written at once, files are written whole at the end.
struct ReportWriter {
  private struct Output {
    var reporter: any Reporter
    var file: String?
    /// What is to be written into the file.
    var text = ""
    var appends = false
  }

  private var outputs: [Output]

  /// The reporters that the command line and the surroundings ask for.
  init(_ choices: [ReporterChoice], _ options: TextReporter.Options, in environment: RunEnvironment) {
    var choices = choices
    if !choices.contains(where: { $0.file == nil }) {
      choices.append(ReporterChoice(environment.hasTerminal ? .pretty : .plain))
      if environment.isGitHubActions { choices.append(ReporterChoice(.github)) }
    }
    outputs = choices.map { choice in
      var options = options
      if choice.file != nil { options.isColored = false }
      return Output(reporter: choice.name.reporter(options), file: choice.file)
    }
    if environment.isGitHubActions, let path = environment.stepSummaryPath {
      outputs.append(Output(reporter: StepSummary(), file: path, appends: true))
    }
  }

  mutating func report(_ result: TestResult) {
    for index in outputs.indices { add(outputs[index].reporter.report(result), to: index) }
  }

  /// Ends the reports; returns what could not be written.
  mutating func finish(_ summary: RunSummary) -> [String] {
    for index in outputs.indices { add(outputs[index].reporter.finish(summary), to: index) }
    return outputs.compactMap { output in
      guard let file = output.file else { return nil }
      do {
        let before = output.appends ? FileManager.default.contents(atPath: file) ?? Data() : Data()
        try WholeFile.make(before + Data(output.text.utf8), at: file)
        return nil
      } catch {
        return error.unwritten(file)
      }
    }
  }

  private mutating func add(_ text: String, to index: Int) {
    if outputs[index].file == nil {
      guard !text.isEmpty else { return }
      // What are to be commands are none by chance.
      if outputs[index].reporter is GitHubReporter { Console.command(text) } else { Console.output(text) }
    } else {
      outputs[index].text += text
    }
  }
}
