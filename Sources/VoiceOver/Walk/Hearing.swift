internal import Elements
public import Interface
public import Utterances

/// What an expectation is judged by: all that was heard by one step, and what it took to get there.
struct Hearing: Sendable {
  private let events: [Event]

  init(_ events: [Event]) { self.events = events }

  /// The events of the last step.
  private var last: ArraySlice<Event> { events[(events.lastIndex { $0.stepWords != nil } ?? 0)...] }

  /// The events since the task began.
  private var task: ArraySlice<Event> { events[(events.lastIndex(where: \.beginsTask) ?? 0)...] }

  /// What was said at once, a line for each utterance.
  var lines: [String] { last.compactMap(\.heard) }

  /// How many gestures were made; opening the app and waiting are none.
  var gestures: Int {
    task.compactMap(\.stepWords).count { words in !["open ", "wait ", "settings"].contains { words.hasPrefix($0) } }
  }

  /// How many words were spoken at once.
  var spokenWords: Int {
    task.compactMap(\.heard).reduce(0) { $0 + $1.split(separator: " ").count }
  }

  /// The words of the parts that tell something.
  func words(of part: Expectation.Part) -> [String] {
    last.flatMap { event -> [String] in
      switch event {
      case .focus(let element, let utterance):
        part == .action ? element.details.actions.map(\.name) : utterance.words(of: part)
      case .speech(let utterance): utterance.words(of: part)
      case .announcement, .flow, .task, .step, .sound, .shown, .problem: []
      }
    }
  }
}

extension Event {
  fileprivate var beginsTask: Bool {
    switch self {
    case .task, .flow: true
    case .step, .focus, .speech, .announcement, .sound, .shown, .problem: false
    }
  }
}

extension Utterance {
  /// The words of the parts that tell something; actions are offered, and not part of what is said.
  public func words(of part: Expectation.Part) -> [String] {
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
