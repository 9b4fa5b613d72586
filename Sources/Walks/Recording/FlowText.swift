internal import Interface

/// A walk written as a flow of the scenario language, line by line and without indentation of its own.
struct FlowText {
  private(set) var lines: [String] = []

  init(_ parts: [ManualWalk.Part], named name: String) {
    lines.append("\(YAMLScalar.key(name)):")
    for part in parts { append(part) }
  }

  private mutating func append(_ part: ManualWalk.Part) {
    let steps = part.steps.flatMap(\.lines)
    guard let name = part.name else {
      lines += steps.map { "  \($0)" }
      return
    }
    if case .failed(let note) = part.result {
      lines.append(note.isEmpty ? "  # failed" : "  # failed: \(YAMLScalar.text(note))")
    }
    lines.append("  - task: \(YAMLScalar.text(name))")
    lines.append(steps.isEmpty ? "    steps: []" : "    steps:")
    lines += steps.map { "      \($0)" }
  }
}

extension ManualWalk.Done {
  /// The step, and behind it what must be heard.
  fileprivate var lines: [String] {
    let steps = command.map { ["- \($0.text)"] } ?? []
    return steps + heard.filter { !$0.isEmpty }.map { "- hear: \(YAMLScalar.text($0))" }
  }
}

extension Step.Command {
  /// The step as scenarios write it.
  fileprivate var text: String {
    switch self {
    case .next(let count): Self.counted("next", count)
    case .previous(let count): Self.counted("previous", count)
    case .up(let count): Self.counted("up", count)
    case .down(let count): Self.counted("down", count)
    case .increment(let count): Self.counted("increment", count)
    case .decrement(let count): Self.counted("decrement", count)
    case .delete(let count): Self.counted("delete", count)
    case .first: "first"
    case .last: "last"
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .readAll: "readAll"
    case .showNames: "showNames"
    case .scan: "scan"
    case .focus(let name): "focus: \(YAMLScalar.text(name))"
    case .chooseItem(let name): "chooseItem: \(YAMLScalar.text(name))"
    case .touch(let name): "touch: \(YAMLScalar.text(name))"
    case .perform(let name): "perform: \(YAMLScalar.text(name))"
    case .rotor(let name): "rotor: \(YAMLScalar.text(name))"
    case .type(let text): "type: \(YAMLScalar.text(text))"
    case .drag(let name): name.map { "drag: \(YAMLScalar.text($0))" } ?? "drag"
    case .drop(let name): name.map { "drop: \(YAMLScalar.text($0))" } ?? "drop"
    case .scroll(let direction): "scroll: \(direction.rawValue)"
    case .wait(let seconds): "wait: \(Value.text(of: seconds))"
    case .settings(let changes): "settings: { \(Self.assignments(changes)) }"
    case .hear(.exactly(let text)): "hear: \(YAMLScalar.text(text))"
    case .hear(let expectation): "hear: { \(Self.keys(of: expectation)) }"
    }
  }

  private static func keys(of expectation: Expectation) -> String {
    switch expectation {
    case .exactly(let text): "exactly: \(YAMLScalar.quoted(text))"
    case .contains(let text): "contains: \(YAMLScalar.quoted(text))"
    case .not(let text): "not: \(YAMLScalar.quoted(text))"
    case .matches(let text): "matches: \(YAMLScalar.quoted(text))"
    case .part(let part, let text): "\(part.rawValue): \(YAMLScalar.quoted(text))"
    case .within(let budget): "within: { \(keys(of: budget)) }"
    case .all(let expectations): expectations.map(keys).joined(separator: ", ")
    }
  }

  private static func keys(of budget: Expectation.Budget) -> String {
    let limits = [
      budget.gestures.map { "gestures: \($0)" }, budget.seconds.map { "seconds: \(Value.text(of: $0))" },
      "rate: \(Value.text(of: budget.rate))",
    ]
    return limits.compactMap { $0 }.joined(separator: ", ")
  }

  private static func counted(_ word: String, _ count: Int) -> String {
    count == 1 ? word : "\(word): \(count)"
  }

  private static func assignments(_ changes: [Setting: Value]) -> String {
    changes.sorted { $0.key.rawValue < $1.key.rawValue }.map { setting, value in
      "\(setting.rawValue): \(value.flag.map { $0 ? "on" : "off" } ?? value.text ?? "")"
    }.joined(separator: ", ")
  }
}
