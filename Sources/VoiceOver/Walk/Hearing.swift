internal import Elements
package import Interface
package import Utterances

/// What expectations are judged by: all that was heard by the last step, and what it took to get there.
struct Hearing: Sendable {
  /// The events of the last step.
  private var last: ArraySlice<Event> = []
  /// How many gestures were made since the task began; opening the app and waiting are none.
  private(set) var gestures = 0
  /// How many of the flow's events have been counted, and the words that were spoken at once in those of the task.
  private var counted = (events: 0, words: 0)

  /// Forgets what it took so far: a task begins after the events of a flow.
  mutating func beginTask(after events: [Event]) {
    gestures = 0
    counted = (events.count, 0)
  }

  /// Takes in what came of a step; `nil` for the opening of the first screen.
  mutating func take(_ events: [Event], of command: Step.Command?) {
    last = events[(events.lastIndex { $0.stepWords != nil } ?? 0)...]
    if let command, command.kind.row.technology != .none { gestures += command.times }
  }

  /// How many words were spoken at once since the task began, given all events of the flow; each is counted once.
  mutating func spokenWords(in events: [Event]) -> Int {
    for words in events[counted.events...].lazy.compactMap(\.heard) {
      counted.words += words.split(separator: " ").count
    }
    counted.events = events.count
    return counted.words
  }

  /// What was said at once, a line for each utterance.
  var lines: [String] { last.compactMap(\.heard) }

  /// The words of the parts that tell something.
  func words(of part: Expectation.Part) -> [String] {
    last.flatMap { event -> [String] in
      switch event {
      case .focus(let element, let utterance):
        part == .action ? element.details.actions.map(\.name) : utterance.words(of: part)
      case .speech(let utterance): utterance.words(of: part)
      case .screen, .announcement, .cut, .flow, .task, .step, .sound, .shown, .problem: []
      }
    }
  }
}

extension Utterance {
  /// The words of the parts that tell something; actions are offered, and not part of what is said.
  package func words(of part: Expectation.Part) -> [String] {
    let kinds: [Kind] =
      switch part {
      case .label: [.label]
      case .value: [.value]
      case .role: [.role]
      case .state: [.state, .selected]
      case .hint: [.hint, .systemHint]
      case .action: []
      }
    return parts.filter { kinds.contains($0.kind) }.map { words(of: $0, in: .spoken) }
  }
}
