internal import Interface
internal import ScenarioFiles

/// A walk written as a flow of the scenario language, line by line and without indentation of its own.
struct FlowText {
  var name: String
  var parts: [ManualWalk.Part]

  /// The flow as an entry of the map of flows.
  func lines(in notation: Notation) -> [String] {
    let items = parts.flatMap { part in part.task.written(comment: part.remark) ?? [] }
    return ScenarioWriter.lines(of: WrittenNode.Entry(name, .list(items)), in: notation)
  }
}

extension ManualWalk.Part {
  /// The steps, and after each what must be heard.
  fileprivate var task: Flow.Task {
    Flow.Task(
      name: name,
      steps: steps.flatMap { step in
        (step.command.map { [Step($0)] } ?? [])
          + step.heard.filter { !$0.isEmpty }.map { Step(.hear(.exactly($0))) }
      })
  }

  /// A comment on a task that failed.
  fileprivate var remark: String? {
    guard case .failed(let note) = result else { return nil }
    return note.isEmpty ? "failed" : "failed: \(note.split(whereSeparator: \.isNewline).joined(separator: " "))"
  }
}

extension [String] {
  /// The lines further to the right.
  func indented(by columns: Int) -> [String] {
    let margin = String(repeating: " ", count: columns)
    return map { margin + $0 }
  }
}
