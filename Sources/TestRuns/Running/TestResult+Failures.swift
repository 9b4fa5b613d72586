import Diagnostics
internal import Foundation
import ScenarioFiles
import Transcripts
internal import Utterances

extension TestResult.Failure {
  /// A step that failed.
  init(_ problem: Problem, of flow: String?, in file: SourceFile) {
    let diagnostic = Diagnostic(problem)
    self.init(
      isWrongInput: problem.isWrongInput, message: problem.description, text: DiagnosticRenderer(file).text(diagnostic),
      sentences: DiagnosticRenderer(file, isAccessible: true).text(diagnostic), place: diagnostic.place, flow: flow)
  }

  /// A file that is no scenario; its first mistake counts.
  init?(_ error: ScenarioError) {
    guard let first = error.diagnostics.shown.first else { return nil }
    self.init(
      isWrongInput: true, message: first.message, text: error.text(), sentences: error.text(isAccessible: true),
      place: first.place)
  }

  /// A golden that cannot be read.
  init(reading path: String, _ error: any Error) {
    let sentence = "\(path): error: cannot read the golden: \(error.localizedDescription)\n"
    self.init(isWrongInput: true, message: "cannot read the golden", text: sentence, sentences: sentence)
  }

  /// A recording that came out otherwise than expected.
  init(_ comparison: RecordingComparison) {
    let lines = comparison.isRight ? [] : comparison.lines
    self.init(
      isWrongInput: false, message: ([comparison.headline] + lines).joined(separator: "; "),
      text: ([comparison.headline] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n",
      sentences: ([comparison.headline] + lines).joined(separator: "\n") + "\n")
  }
}
