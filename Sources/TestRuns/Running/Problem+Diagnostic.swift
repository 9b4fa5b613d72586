package import Diagnostics
import Interface
import ScenarioFiles
import Transcripts
package import Utterances

extension Problem {
  /// Whether a step names something that is not there, rather than hear something else.
  package var isWrongInput: Bool {
    if case .unexpected = kind { return false }
    return true
  }
}

extension Diagnostic {
  /// The problem of a step, at its place in the scenario.
  package init(_ problem: Problem) {
    let id: String
    var notes: [Note] = []
    var hints: [String] = []
    switch problem.kind {
    case .wrongName(let name, let known):
      id = "unknown-element"
      // Where no name is near, a few are worth a list. Names have commas of their own, and an element can have one twice.
      var seen: Set<String> = []
      let names = known.filter { seen.insert($0).inserted }.map { "'\($0)'" }
      let few = (1...12).contains(names.count) ? "one of: \(names.joined(separator: ", "))" : nil
      hints = [NearMiss.hint(forSaid: name, among: known) ?? few].compactMap(\.self)
    case .ambiguous(let name):
      id = "ambiguous-name"
      hints = ["write '{ name: \(name), index: 1 }' for the first of them, or give one an identifier"]
    case .impossible:
      id = "impossible-step"
    case .failedEffect:
      id = "failed-effect"
    case .unexpected(let expected, let heard, let earlier, let loss):
      id = "unexpected-speech"
      let words = heard.isEmpty ? "nothing" : heard.joined(separator: " / ")
      notes = [Note("expected: \(expected)"), Note("heard: \(words)")]
      if let loss { notes.append(Note("it was announced and not heard: \(loss.words)")) }
      if let earlier { hints = ["it was heard after '\(earlier)': a 'hear' stands right after its step"] }
      // A part of what was heard, in quotes as only the whole of it is expected.
      if let part = expected.betweenQuotes, heard.contains(where: { $0.contains(part) }) {
        hints += ["write 'hear: { contains: \"\(part)\" }' for a part of what is heard"]
      }
    }
    self.init(id, problem.message, at: problem.origin.inFile, notes: notes, hints: hints)
  }
}

extension String {
  /// What stands between the quotes at the beginning and the end, or `nil` where there are none.
  fileprivate var betweenQuotes: String? {
    guard count > 2, first == "'", last == "'" else { return nil }
    return String(dropFirst().dropLast())
  }
}
