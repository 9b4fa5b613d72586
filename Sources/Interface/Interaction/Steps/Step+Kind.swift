extension Step {
  /// A kind of step, by the name that files have for it; the table of steps has a row for each.
  package enum Kind: String, Sendable, CaseIterable {
    // Moving.
    case next, previous, first, last, focus, touch, chooseItem, enterGroup, leaveGroup, readAll, scroll
    // Acting on the element under the cursor.
    case activate, longPress, perform, rotor, up, down, increment, decrement, escape, magicTap
    // Typing and dragging.
    case type, dictate, delete, drag, drop
    // Circumstances, which are not gestures.
    case wait, settings
    // Other assistive technologies.
    case showNames, say, scan, select, menu, point, press
    /// What is expected to be heard.
    case hear
  }

  /// What stands after the name of a step.
  package enum Argument: Sendable, Hashable {
    case none
    /// How many times.
    case count(Int)
    case text(String)
    case keys(Keystroke)
    /// What is looked for.
    case query(Query)
    case direction(ScrollDirection)
    case start(ReadingStart)
    case seconds(Double)
    case settings([Setting: Value])
    case expectation(Expectation)
  }
}

extension Step.Command {
  /// The kind of step, without what stands after its name.
  package var kind: Step.Kind { parts.kind }

  /// What stands after the name of the step.
  package var argument: Step.Argument { parts.argument }

  /// How many times it is done, one after the other.
  package var times: Int {
    guard case .count(let count) = argument else { return 1 }
    return max(count, 1)
  }

  /// The step in the words of a transcript, which tells what is done several times as often.
  package var words: String {
    let words = kind.row.words
    switch argument {
    case .none, .count, .expectation: return words
    case .text(let text): return "\(words) \(text)"
    case .keys(let keys): return "\(words) \(keys)"
    case .query(let query): return "\(words) \(query)"
    case .direction(let direction): return "\(words) \(direction.rawValue)"
    case .start(.here): return words
    case .start(.top): return "\(words) from the top"
    case .seconds(let seconds): return "\(words) \(Value.text(of: seconds))"
    case .settings(let changes):
      let sorted = changes.sorted { $0.key.rawValue < $1.key.rawValue }
      return "\(words) " + sorted.map { "\($0.key.rawValue) \($0.value.asSetting)" }.joined(separator: ", ")
    }
  }

  private var parts: (kind: Step.Kind, argument: Step.Argument) {
    switch self {
    case .next(let count): (.next, .count(count))
    case .previous(let count): (.previous, .count(count))
    case .first: (.first, .none)
    case .last: (.last, .none)
    case .focus(let query): (.focus, .query(query))
    case .touch(let query): (.touch, .query(query))
    case .chooseItem(let query): (.chooseItem, .query(query))
    case .enterGroup: (.enterGroup, .none)
    case .leaveGroup: (.leaveGroup, .none)
    case .activate: (.activate, .none)
    case .longPress: (.longPress, .none)
    case .perform(let query): (.perform, .query(query))
    case .rotor(let name): (.rotor, .text(name))
    case .up(let count): (.up, .count(count))
    case .down(let count): (.down, .count(count))
    case .increment(let count): (.increment, .count(count))
    case .decrement(let count): (.decrement, .count(count))
    case .scroll(let direction): (.scroll, .direction(direction))
    case .escape: (.escape, .none)
    case .magicTap: (.magicTap, .none)
    case .readAll(let start): (.readAll, .start(start))
    case .type(let text): (.type, .text(text))
    case .dictate(let text): (.dictate, .text(text))
    case .delete(let count): (.delete, .count(count))
    case .drag(let query): (.drag, query.map { .query($0) } ?? .none)
    case .drop(let query): (.drop, query.map { .query($0) } ?? .none)
    case .showNames: (.showNames, .none)
    case .say(let words): (.say, .text(words))
    case .scan: (.scan, .none)
    case .select(let query): (.select, query.map { .query($0) } ?? .none)
    case .menu(let entry): (.menu, .text(entry))
    case .point(let query): (.point, .query(query))
    case .press(let keys): (.press, .keys(keys))
    case .wait(let seconds): (.wait, .seconds(seconds))
    case .settings(let changes): (.settings, .settings(changes))
    case .hear(let expectation): (.hear, .expectation(expectation))
    }
  }
}
