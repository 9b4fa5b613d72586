/// Words that the app asks VoiceOver to speak.
package struct Announcement: Sendable, Hashable {
  /// Which of two announcements gives way.
  package enum Priority: String, Sendable, CaseIterable {
    case low, `default`, high
  }

  package var text: Dynamic<String>
  package var priority: Priority = .default
  /// Seconds between the effect and the announcement.
  package var delay: Double = 0
  /// Whether it waits for what is being spoken.
  package var isQueued = false

  package init(_ text: Dynamic<String>) {
    self.text = text
  }
}

/// What a notification of a change carries: nothing, words to speak, or an element to focus.
package enum Notice: Sendable, Hashable {
  case nothing
  case text(Dynamic<String>)
  case element(ElementReference)
}
