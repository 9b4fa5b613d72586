internal import Interface

extension Step.Command {
  /// The step as scenarios write it.
  var written: WrittenValue {
    switch self {
    case .next(let count): Self.counted("next", count)
    case .previous(let count): Self.counted("previous", count)
    case .up(let count): Self.counted("up", count)
    case .down(let count): Self.counted("down", count)
    case .increment(let count): Self.counted("increment", count)
    case .decrement(let count): Self.counted("decrement", count)
    case .delete(let count): Self.counted("delete", count)
    case .first: .word("first")
    case .last: .word("last")
    case .activate: .word("activate")
    case .longPress: .word("longPress")
    case .escape: .word("escape")
    case .magicTap: .word("magicTap")
    case .readAll(.here): .word("readAll")
    case .readAll(let start): .pair("readAll", .word(start.rawValue))
    case .showNames: .word("showNames")
    case .scan: .word("scan")
    case .focus(let name): .pair("focus", .text(name))
    case .touch(let name): .pair("touch", .text(name))
    case .chooseItem(let name): .pair("chooseItem", .text(name))
    case .perform(let name): .pair("perform", .text(name))
    case .rotor(let name): .pair("rotor", .text(name))
    case .type(let text): .pair("type", .text(text))
    case .drag(let name): name.map { .pair("drag", .text($0)) } ?? .word("drag")
    case .drop(let name): name.map { .pair("drop", .text($0)) } ?? .word("drop")
    case .scroll(let direction): .pair("scroll", .word(direction.rawValue))
    case .wait(let seconds): .pair("wait", .number(Value.text(of: seconds)))
    case .settings(let changes): .pair("settings", Self.written(changes))
    case .hear(.exactly(let text)): .pair("hear", .text(text))
    case .hear(let expectation): .pair("hear", .map(expectation.members))
    }
  }

  private static func counted(_ word: String, _ count: Int) -> WrittenValue {
    count == 1 ? .word(word) : .pair(word, .number(String(count)))
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
