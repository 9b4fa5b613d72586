internal import Interface
internal import Utterances

/// The words that the app has asked VoiceOver to speak and that were not heard yet.
///
/// A later announcement cuts an earlier one of its priority; high cuts everything, low never cuts (WWDC23-10036).
/// What is posted at once by what a person does follows the element's own answer (WWDC23-10036; a button's label is said
/// again before it), unless a setting says that it is lost, as it was in the caption panel of iOS 26.6.1. That one of high
/// priority follows too is assumed: when it is posted, nothing is being said yet. What comes later cuts what is still being
/// said.
struct AnnouncementQueue: Sendable {
  private struct Posted: Sendable {
    var text: String
    var priority: Announcement.Priority
    var isQueued: Bool
    /// Seconds until it is due.
    var remaining: Double
    var isLost: Bool
    /// Whether it waits for the end of what is being said.
    var waits: Bool

    /// How many seconds it takes to say, at VoiceOver's usual rate.
    var duration: Double { SpeakingTime.seconds(of: text) }
  }

  private var waiting: [Posted] = []

  /// Takes words whose text has been computed.
  mutating func post(_ announcement: Announcement, isSilenced: Bool) {
    let isLost = isSilenced && announcement.comes(within: Announcement.silenceAfterActivation)
    waiting.append(
      Posted(
        text: announcement.text.constant ?? "", priority: announcement.priority, isQueued: announcement.isQueued,
        remaining: announcement.delay, isLost: isLost,
        waits: announcement.isQueued || announcement.priority == .low
          || announcement.delay < Announcement.silenceAfterActivation))
  }

  /// Lets time pass, and returns the announcements that were due, each with whether it was heard and what it cuts.
  mutating func pass(_ seconds: Double) -> [Event] {
    for index in waiting.indices { waiting[index].remaining -= seconds }
    let due = waiting.filter { $0.remaining <= 0 }.sorted { $0.remaining < $1.remaining }
    waiting.removeAll { $0.remaining <= 0 }
    return due.indices.map { index in
      let posted = due[index]
      return .announcement(
        posted.text, loss: loss(of: index, among: due),
        cutsAfter: posted.waits ? nil : max(0, seconds + posted.remaining))
    }
  }

  /// Why one of several announcements, in the order of their times, is not heard to its end; `nil` if it is.
  private func loss(of index: Int, among due: [Posted]) -> Event.Loss? {
    let posted = due[index]
    if posted.isLost { return .afterActivation }
    let isCut = due[(index + 1)...].contains { later in
      !later.isLost && !later.isQueued && later.priority != .low && later.priority.rank >= posted.priority.rank
        && later.remaining - posted.remaining < posted.duration
    }
    if isCut { return .cut }
    let givesWay = due[..<index].contains { earlier in
      !earlier.isLost && earlier.priority != .low && posted.remaining - earlier.remaining < earlier.duration
    }
    return posted.priority == .low && givesWay ? .gaveWay : nil
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
