internal import Interface

/// What an app tells VoiceOver.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    var shared: Interface.Announcement

    @_disfavoredOverload
    public init(_ announcement: AttributedString) {
      self.init(String(announcement.characters))
      guard let run = announcement.runs.first else { return }
      shared.isQueued = run.accessibilitySpeechQueueAnnouncement ?? false
      shared.priority = run.accessibilitySpeechAnnouncementPriority?.shared ?? .default
    }
    @_disfavoredOverload
    public init(_ announcement: String) { shared = Interface.Announcement(.constant(announcement)) }
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

    public func post() { tell(.announce(shared)) }
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

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority {
  fileprivate var shared: Interface.Announcement.Priority {
    switch self {
    case .low: .low
    case .default: .default
    case .high: .high
    }
  }
}

/// Tells those who show the app.
package func tell(_ request: Host.Request) { MainThread.hand(request) { Host.current?.ask($0) } }
