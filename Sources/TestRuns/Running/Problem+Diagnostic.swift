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
    self.init(
      problem.kind.id, problem.message, at: problem.origin.inFile, notes: problem.kind.notes, hints: problem.kind.hints)
  }
}

extension Problem.Kind {
  /// The name of the message, which is a contract.
  fileprivate var id: String {
    switch self {
    case .wrongName: "unknown-element"
    case .ambiguous: "ambiguous-name"
    case .impossible: "impossible-step"
    case .failedEffect: "failed-effect"
    case .unexpected: "unexpected-speech"
    }
  }

  fileprivate var notes: [Diagnostic.Note] {
    switch self {
    case .wrongName, .ambiguous, .impossible, .failedEffect: return []
    case .unexpected(let expected, let heard, _, let loss):
      let words = heard.isEmpty ? "nothing" : heard.joined(separator: " / ")
      let lost = loss.map { Diagnostic.Note("it was announced and not heard: \($0.words)") }
      return [Diagnostic.Note("expected: \(expected)"), Diagnostic.Note("heard: \(words)")] + [lost].compactMap(\.self)
    }
  }

  fileprivate var hints: [String] {
    switch self {
    case .wrongName(let name, let known): Self.hints(forSaid: name, among: known)
    case .ambiguous(let name):
      ["write '{ name: \(name), index: 1 }' for the first of them, or give one an identifier"]
    case .impossible, .failedEffect: []
    case .unexpected(let expected, let heard, let earlier, _):
      [
        earlier.map { "it was heard after '\($0)': a 'hear' stands right after its step" },
        Self.hint(forPart: expected, of: heard),
      ].compactMap(\.self)
    }
  }

  /// The name that was meant; where none is near, a few are worth a list.
  private static func hints(forSaid name: String, among known: [String]) -> [String] {
    // Names have commas of their own, and an element can have one twice.
    var seen: Set<String> = []
    let names = known.filter { seen.insert($0).inserted }.map { "'\($0)'" }
    let few = (1...12).contains(names.count) ? "one of: \(names.joined(separator: ", "))" : nil
    return [NearMiss.hint(forSaid: name, among: known) ?? few].compactMap(\.self)
  }

  /// How a part of what was heard is expected; in quotes only the whole of it is.
  private static func hint(forPart expected: String, of heard: [String]) -> String? {
    guard let part = expected.betweenQuotes, heard.contains(where: { $0.contains(part) }) else { return nil }
    return "write 'hear: { contains: \"\(part)\" }' for a part of what is heard"
  }
}

extension String {
  /// What stands between the quotes at the beginning and the end, or `nil` where there are none.
  fileprivate var betweenQuotes: String? {
    guard count > 2, first == "'", last == "'" else { return nil }
    return String(dropFirst().dropLast())
  }
}
