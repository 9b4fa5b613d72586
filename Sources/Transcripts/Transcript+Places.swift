internal import Elements
public import Interface
public import VoiceOver

extension Transcript {
  /// For each line of the text, where the view stands that is spoken of; `.code` for lines that speak of none.
  public func places(in style: Style = .spoken) -> [Origin] {
    let headerLines = settings.isEmpty ? 3 : 4
    return Array(repeating: .code, count: headerLines) + events.flatMap { $0.places(in: style) }
  }
}

extension Event {
  /// The places of the lines that the event is written in.
  fileprivate func places(in style: Style) -> [Origin] {
    switch self {
    case .flow, .task, .step, .sound: [.code]
    case .announcement(_, let isHeard, _): isHeard ? [.code] : []
    case .problem(let problem): [problem.origin]
    case .focus(_, let utterance), .speech(let utterance):
      Array(repeating: utterance.subject.origin, count: 1 + utterance.linesAfterPause(in: style).count)
    }
  }
}
