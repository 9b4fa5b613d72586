/// What a running app tells those who show it, besides its views.
@MainActor
final class Host {
  /// The one whose app runs now.
  static weak var current: Host?

  /// Something that the app asks for.
  enum Request {
    case announce(String, priority: AnnouncementPriority, isQueued: Bool)
    case screenChanged(String?)
    case layoutChanged(String?)
    case pageScrolled(String)
    case focus(PathKey)
    case open(URL)
  }

  private(set) var requests: [Request] = []

  func ask(_ request: Request) { requests.append(request) }

  /// What the app has asked for since the last time.
  func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }
}

/// Which of two announcements gives way.
enum AnnouncementPriority {
  case low
  case usual
  case high
}
