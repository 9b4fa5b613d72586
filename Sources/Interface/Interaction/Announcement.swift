/// Words that the app asks VoiceOver to speak.
public struct Announcement: Sendable, Hashable {
  /// Which of two announcements gives way.
  public enum Priority: String, Sendable, CaseIterable {
    case low, `default`, high
  }

  public var text: Dynamic<String>
  public var priority: Priority = .default
  /// Seconds between the effect and the announcement.
  public var delay: Double = 0
  /// Whether it waits for what is being spoken.
  public var isQueued = false

  public init(_ text: Dynamic<String>) {
    self.text = text
  }
}

/// What a notification of a change carries: nothing, words to speak, or an element to focus.
public enum Notice: Sendable, Hashable {
  case nothing
  case text(Dynamic<String>)
  case element(ElementReference)
}
