public import Interface
internal import Transcripts
public import Utterances

/// What a walk answers to a command.
public struct WalkReply: Sendable, Hashable {
  /// What happened, as a transcript shows it.
  public var events: [Event]
  /// What VoiceOver does not say, a line each: answers to questions, and why something could not be done.
  public var notes: [String]
  /// Whether the command could not be carried out; the walk is then as before.
  public var isRefusal: Bool

  public init(events: [Event] = [], notes: [String] = [], isRefusal: Bool = false) {
    self.events = events
    self.notes = notes
    self.isRefusal = isRefusal
  }

  static func note(_ lines: String...) -> WalkReply { WalkReply(notes: lines) }

  static func refusal(_ line: String) -> WalkReply { WalkReply(notes: [line], isRefusal: true) }

  /// The lines of a transcript; notes stand behind a `#`.
  public func text(in style: Style = .spoken) -> String {
    events.map { $0.text(in: style) }.joined() + notes.map { "# \($0.onOneLine)\n" }.joined()
  }
}
