package import Interface
internal import Transcripts
package import Utterances

/// What a walk answers to a command.
package struct WalkReply: Sendable, Hashable {
  /// What happened, as a transcript shows it.
  package var events: [Event]
  /// What VoiceOver does not say, a line each: answers to questions, and why something could not be done.
  package var notes: [String]
  /// Whether the command could not be carried out; the walk is then as before.
  package var isRefusal: Bool

  package init(events: [Event] = [], notes: [String] = [], isRefusal: Bool = false) {
    self.events = events
    self.notes = notes
    self.isRefusal = isRefusal
  }

  static func note(_ lines: String...) -> WalkReply { WalkReply(notes: lines) }

  static func refusal(_ line: String) -> WalkReply { WalkReply(notes: [line], isRefusal: true) }

  /// The reply for people who listen: words in place of marks.
  ///
  /// - Parameter tellsSteps: Whether the step is told, which a person at a terminal has just taken.
  /// - Returns: The lines.
  package func inWords(tellingSteps tellsSteps: Bool) -> String {
    let heard = events.filter { tellsSteps || $0.stepWords == nil }
    return TranscriptText.inWords(heard.map { $0.text() }.joined()) + notes.map { "note: \($0.onOneLine)\n" }.joined()
  }

  /// The lines of a transcript; notes stand after a `#`.
  package func text(in style: Style = .spoken) -> String {
    events.map { $0.text(in: style) }.joined() + notes.map { "# \($0.onOneLine)\n" }.joined()
  }
}
