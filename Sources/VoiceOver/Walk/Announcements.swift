internal import Interface

/// The words that the app has asked VoiceOver to speak and that were not heard yet.
///
/// A later announcement cuts an earlier one of its priority; high cuts everything, low never cuts (WWDC23-10036).
/// What is posted at once after a double tap follows the element's own answer (WWDC23-10036), unless a setting says that
/// it is lost, as it was in the caption panel of iOS 26.6.1.
struct AnnouncementQueue: Sendable {
  private struct Posted: Sendable {
    var text: String
    var priority: Announcement.Priority
    var isQueued: Bool
    /// Seconds until it is due.
    var remaining: Double
    var isLost: Bool
  }

  private var waiting: [Posted] = []

  /// For how many seconds a double tap can silence announcements (cvs-health recommends the delay).
  private static let silenceAfterActivation = 0.1

  mutating func post(_ text: String, _ announcement: Announcement, isSilenced: Bool) {
    let isLost =
      isSilenced && announcement.priority != .high && announcement.delay < AnnouncementQueue.silenceAfterActivation
    waiting.append(
      Posted(
        text: text, priority: announcement.priority, isQueued: announcement.isQueued,
        remaining: announcement.delay, isLost: isLost))
  }

  /// Lets time pass, and returns the announcements that were due, each with whether it was heard and what it cuts.
  mutating func pass(_ seconds: Double) -> [Event] {
    for index in waiting.indices { waiting[index].remaining -= seconds }
    let due = waiting.filter { $0.remaining <= 0 }.sorted { $0.remaining < $1.remaining }
    waiting.removeAll { $0.remaining <= 0 }
    return due.enumerated().map { index, posted in
      let others = due[(index + 1)...].filter { !$0.isLost }
      let isCut = others.contains { later in
        !later.isQueued && later.priority.rank >= posted.priority.rank && later.priority != .low
      }
      let givesWay = posted.priority == .low && due[..<index].contains { !$0.isLost && $0.priority != .low }
      return .announcement(
        posted.text, isHeard: !posted.isLost && !isCut && !givesWay,
        cutsAfter: posted.isQueued || posted.priority == .low ? nil : max(0, seconds + posted.remaining))
    }
  }
}

extension Announcement.Priority {
  fileprivate var rank: Int {
    switch self {
    case .low: 0
    case .default: 1
    case .high: 2
    }
  }
}

extension Session {
  /// Lets time pass; announcements that are due by then are heard, or lost.
  mutating func pass(_ seconds: Double) {
    events += announcements.pass(seconds)
  }
}
