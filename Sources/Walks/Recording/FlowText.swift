internal import Interface

/// A walk written as a flow of the scenario language, line by line and without indentation of its own.
struct FlowText {
  var name: String
  var parts: [ManualWalk.Part]

  /// The flow as YAML that needs no braces.
  var lines: [String] {
    ["\(Notation.plain.key(name)):"]
      + parts.flatMap { part in
        let steps = part.written.map { "- \(Notation.plain.text($0))" }
        guard let task = part.name else { return steps.indented(by: 2) }
        let head = ["- task: \(Notation.plain.text(.text(task)))", steps.isEmpty ? "  steps: []" : "  steps:"]
        return (part.remarks + head + steps.indented(by: 4)).indented(by: 2)
      }
  }

  /// The flow as an entry of a map in braces.
  func lines(in notation: Notation) -> [String] {
    let items = parts.flatMap { part -> [[String]] in
      let steps = part.written.map { [notation.text($0)] }
      guard let task = part.name else { return steps }
      let head = "\(notation.key("task")): \(notation.text(.text(task))), \(notation.key("steps")): ["
      // JSON knows no comments.
      let remarks = notation == .json ? [] : part.remarks
      return [
        remarks + (steps.isEmpty ? ["{ \(head)] }"] : ["{ \(head)"] + steps.separated().indented(by: 2) + ["] }"])
      ]
    }
    return ["\(notation.key(name)): ["] + items.separated().indented(by: 2) + ["]"]
  }
}

extension ManualWalk.Part {
  /// The steps, and behind each what must be heard.
  fileprivate var written: [WrittenValue] {
    steps.flatMap { step in
      (step.command.map { [$0.written] } ?? [])
        + step.heard.filter { !$0.isEmpty }.map { .pair("hear", .text($0)) }
    }
  }

  /// A comment on a task that failed.
  fileprivate var remarks: [String] {
    guard case .failed(let note) = result else { return [] }
    return [note.isEmpty ? "# failed" : "# failed: \(Notation.plain.text(.text(note)))"]
  }
}

extension [String] {
  /// The lines further to the right.
  func indented(by columns: Int) -> [String] {
    let margin = String(repeating: " ", count: columns)
    return map { margin + $0 }
  }
}

extension [[String]] {
  /// The items with commas between them, one after the other.
  fileprivate func separated() -> [String] {
    enumerated().flatMap { index, lines in
      index == count - 1 ? lines : lines.dropLast() + [(lines.last ?? "") + ","]
    }
  }
}
