/// What an app tells VoiceOver.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    let text: String
    let priority: AnnouncementPriority
    let isQueued: Bool

    @_disfavoredOverload
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      let run = announcement.runs.first
      isQueued = run?.accessibilitySpeechQueueAnnouncement ?? false
      switch run?.accessibilitySpeechAnnouncementPriority {
      case .low: priority = .low
      case .high: priority = .high
      default: priority = .usual
      }
    }
    @_disfavoredOverload
    public init(_ announcement: String) {
      text = announcement
      priority = .usual
      isQueued = false
    }
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

    public func post() { tell(.announce(text, priority: priority, isQueued: isQueued)) }
  }

  public struct LayoutChanged: @unchecked Sendable {
    let argument: Host.Argument
    public init(_ argument: Any? = nil) { self.argument = Host.Argument(argument) }
    public func post() { tell(.layoutChanged(argument)) }
  }

  public struct ScreenChanged: @unchecked Sendable {
    let argument: Host.Argument
    public init(_ argument: Any? = nil) { self.argument = Host.Argument(argument) }
    public func post() { tell(.screenChanged(argument)) }
  }

  public struct PageScrolled: Sendable {
    let words: String
    public init(_ scrolled: AttributedString) { words = String(scrolled.characters) }
    @_disfavoredOverload
    public init(_ scrolled: String) { words = scrolled }
    @_disfavoredOverload
    public init(_ scrolled: LocalizedStringResource) { words = String(localized: scrolled) }
    public func post() { tell(.pageScrolled(words)) }
  }
}

/// Tells those who show the app.
func tell(_ request: Host.Request) {
  let request = Unchecked(request)
  if MainThread.isCurrent {
    MainActor.assumeIsolated { Host.current?.ask(request.wrapped) }
  } else {
    DispatchQueue.main.async { Host.current?.ask(request.wrapped) }
  }
}
