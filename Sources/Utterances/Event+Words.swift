extension Event {
  /// What the person does, in the words of a step; `nil` for everything else.
  package var stepWords: String? {
    guard case .step(let words) = self else { return nil }
    return words
  }

  /// Why the walk cannot go on; `nil` if it can.
  package var problem: Problem? {
    guard case .problem(let problem) = self else { return nil }
    return problem
  }

  /// Whether the walk cannot go on.
  package var isProblem: Bool { problem != nil }

  /// The words that are heard at once, or `nil` if there are none.
  package var heard: String? {
    switch self {
    case .focus(_, let utterance), .speech(let utterance): utterance.text()
    case .announcement(let text, let loss, _): loss == nil ? text : nil
    case .screen, .flow, .task, .step, .cut, .sound, .shown, .problem: nil
    }
  }

  /// What VoiceOver says, part by part; `nil` for words of the app's and for what has none.
  package var utterance: Utterance? {
    switch self {
    case .focus(_, let utterance), .speech(let utterance): utterance
    case .screen, .flow, .task, .step, .announcement, .cut, .sound, .shown, .problem: nil
    }
  }
}

extension [Event] {
  /// What was heard since the last step.
  package var heardLast: [String] {
    self[(lastIndex { $0.stepWords != nil } ?? startIndex)...].compactMap(\.heard)
  }
}
