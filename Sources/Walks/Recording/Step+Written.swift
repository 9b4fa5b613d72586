internal import Interface

extension Step.Command {
  /// The step as scenarios write it.
  var written: WrittenValue {
    let name = kind.rawValue
    switch argument {
    case .none, .count(1), .start(.here): return .word(name)
    case .count(let count): return .pair(name, .number(String(count)))
    case .text(let text): return .pair(name, .text(text))
    case .query(let query): return .pair(name, query.written)
    case .direction(let direction): return .pair(name, .word(direction.rawValue))
    case .start(let start): return .pair(name, .word(start.rawValue))
    case .seconds(let seconds): return .pair(name, .number(Value.text(of: seconds)))
    case .settings(let changes): return .pair(name, Self.written(changes))
    case .expectation(.exactly(let text)): return .pair(name, .text(text))
    case .expectation(let expectation): return .pair(name, .map(expectation.members))
    }
  }

  /// Settings in the order of their names.
  private static func written(_ changes: [Setting: Value]) -> WrittenValue {
    .map(
      changes.sorted { $0.key.rawValue < $1.key.rawValue }.map { setting, value in
        WrittenValue.Member(
          key: setting.rawValue, value: value.flag.map(WrittenValue.flag) ?? .word(value.text ?? ""))
      })
  }
}

extension Query {
  /// The name alone, or the keys of all that is known.
  fileprivate var written: WrittenValue {
    if let name { return .text(name) }
    let word: WrittenValue.Member? =
      switch words {
      case .name(let text): WrittenValue.Member(key: "name", value: .text(text))
      case .contains(let text): WrittenValue.Member(key: "contains", value: .text(text))
      case .matches(let pattern): WrittenValue.Member(key: "matches", value: .text(pattern))
      case nil: nil
      }
    let limits = [
      role.map { WrittenValue.Member(key: "role", value: .word($0.rawValue)) },
      index.map { WrittenValue.Member(key: "index", value: .number(String($0))) },
      within.map { WrittenValue.Member(key: "within", value: .text($0)) },
    ]
    return .map(([word] + limits).compactMap(\.self))
  }
}

extension Expectation {
  /// What is expected, as the keys of a `hear`.
  fileprivate var members: [WrittenValue.Member] {
    switch self {
    case .exactly(let text): [WrittenValue.Member(key: "exactly", value: .text(text))]
    case .contains(let text): [WrittenValue.Member(key: "contains", value: .text(text))]
    case .not(let text): [WrittenValue.Member(key: "not", value: .text(text))]
    case .matches(let text): [WrittenValue.Member(key: "matches", value: .text(text))]
    case .part(let part, let text): [WrittenValue.Member(key: part.rawValue, value: .text(text))]
    case .within(let budget): [WrittenValue.Member(key: "within", value: .map(budget.members))]
    case .all(let expectations): expectations.flatMap(\.members)
    }
  }
}

extension Expectation.Budget {
  fileprivate var members: [WrittenValue.Member] {
    let limits = [
      ("gestures", gestures.map(String.init)), ("seconds", seconds.map { Value.text(of: $0) }),
      ("rate", Value.text(of: rate)),
    ]
    return limits.compactMap { key, number in number.map { WrittenValue.Member(key: key, value: .number($0)) } }
  }
}
