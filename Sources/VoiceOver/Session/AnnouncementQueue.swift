internal import Interface
internal import Utterances

/// The words that the app has asked VoiceOver to speak and that are not due yet.
///
/// What a double tap posts at once is lost by VoiceOver's own answer, in which the label of a button is said again (the
/// caption panel of iOS 26.6.1; dotnet/maui, issues 3736 and 6216; rahulgurung.com; Stack Overflow, on queueing
/// notifications for VoiceOver). By a reading it follows the answer, as in WWDC23-10036. What anything else posts at once
/// that a person does follows the answer (WWDC26-219), and so does one of high priority, which is assumed: when it is
/// posted, nothing is being said yet. What comes later cuts what is still being said.
struct AnnouncementQueue: Sendable {
  private struct Posted: Sendable {
    var announcement: Announcement
    /// Seconds until it is due.
    var remaining: Double
    var isLost: Bool
    /// Whether it belongs to the answer to what a person does.
    var follows: Bool
  }

  private var waiting: [Posted] = []

  /// Takes words whose text has been computed.
  ///
  /// - Parameters:
  ///   - announcement: The words.
  ///   - isSilenced: Whether a double tap posts them that loses what comes too soon.
  ///   - isAnswer: Whether something posts them that a person does, and not the app by itself.
  mutating func post(_ announcement: Announcement, isSilenced: Bool = false, isAnswer: Bool) {
    waiting.append(
      Posted(
        announcement: announcement, remaining: announcement.delay,
        isLost: isSilenced && announcement.comes(within: Announcement.silenceAfterActivation),
        follows: isAnswer && announcement.delay < Announcement.silenceAfterActivation))
  }

  /// Lets time pass, and returns the announcements that were due, each with whether it was heard, and what they cut.
  mutating func pass(_ seconds: Double, over speech: inout SpeechTimeline) -> [Event] {
    guard !waiting.isEmpty else {
      speech.pass(seconds)
      return []
    }
    for index in waiting.indices { waiting[index].remaining -= seconds }
    let due = waiting.filter { $0.remaining <= 0 }.sorted { $0.remaining < $1.remaining }
    waiting.removeAll { $0.remaining <= 0 }
    var events: [Event] = []
    var rest = seconds
    for posted in due {
      speech.pass(rest + posted.remaining)
      rest = -posted.remaining
      if posted.isLost {
        events.append(.announcement(posted.announcement.text.constant ?? "", loss: .afterActivation))
      } else {
        speech.announce(posted.announcement, follows: posted.follows, to: &events)
      }
    }
    speech.pass(rest)
    speech.endTelling()
    return events
  }
}
