package import Diagnostics
internal import Elements
package import Interface
internal import Utterances

extension Transcript {
  /// For each line of the text, where the view stands that is spoken of; `.code` for lines that speak of none.
  package func places(in style: Style = .spoken) -> [SourcePlace] {
    Array(repeating: .code, count: heading.lineCount)
      + entries.flatMap { entry in
        Array(repeating: entry.event.place, count: entry.text(in: style).lineCount)
      }
  }
}

extension Event {
  /// Where the view or the step stands that the event is about.
  fileprivate var place: SourcePlace {
    switch self {
    case .focus(_, let utterance), .speech(let utterance): utterance.subject.origin.inFile ?? .code
    case .problem(let problem): problem.origin
    case .screen, .flow, .task, .step, .cut, .sound, .shown, .announcement: .code
    }
  }
}

extension String {
  /// How many lines the text has, each of which has an end.
  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
