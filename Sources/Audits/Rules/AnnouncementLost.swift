internal import Diagnostics
internal import Elements
internal import Interface
internal import VoiceOver

extension Audit.Rule {
  static let announcementLost = Audit.Rule(
    "announcement-lost",
    "Something is announced so soon after a double tap that it may not be heard.",
    because: """
      VoiceOver itself answers a double tap. Words that were posted at once were not heard on iOS 15 (dotnet/maui, issues \
      3736 and 6216) and on iOS 26.6.1 (caption panel); in an Apple talk they were (WWDC23-10036).
      """,
    confidence: .likely, criteria: ["4.1.3"], clauses: ["11.4.1.3.1", "11.5.2.15"],
    formerNames: ["hasty-announcement"],
    firing: ["views: [{ button: A, action: { announce: Done } }]"],
    passing: [
      "views: [{ button: A, action: { announce: { text: Done, delay: 0.75 } } }]",
      "views: [{ button: A, action: { announce: { text: Done, priority: high } } }]",
      "settings: { talkBack: on }\nviews: [{ button: A, action: { announce: Done } }]",
      "platform: macOS 26\nviews: [{ button: A, action: { announce: Done } }]",
      "settings: { voiceOver: off }\nviews: [{ button: A, action: { announce: Done } }]",
      "views: [{ vstack: [{ button: A, action: { announce: Done } }], enabled: false }]",
    ],
    .stopsAndAll(
      { stop in
        guard let delay = stop.element.hastyDelay, !stop.isAlwaysDimmed else { return nil }
        // What is posted at once is lost by VoiceOver's own answer, but not on the Mac, nor is it known to be by TalkBack's.
        let settings = stop.screen.reading.settings
        guard settings.isOn(.voiceOver), !settings.isOn(.talkBack),
          stop.screen.circumstances.platform.system != .macOS
        else { return nil }
        return stop.element.announcement(comes: delay)
      },
      // What code announces is known only once it was done.
      { subject in
        subject.language == .swiftUI ? subject.announcementsLost.map { $0.announcement(comes: 0) } : []
      }))
}

extension Element {
  fileprivate func announcement(comes delay: Double) -> Audit.Remark {
    let time = delay > 0 ? "\(Value.text(of: delay)) seconds" : "at once"
    return Audit.Remark(
      message: "what \(quotedName) announces \(time) after a double tap may be lost, as it was on iOS 26.6.1",
      place: id.origin,
      hints: ["announce it \(Announcement.safeDelay) seconds later, by \(code: "delay"), or with the priority 'high'"])
  }
}

extension Element {
  /// After how many seconds a double tap announces something before VoiceOver's own answer has been said; `nil` if it
  /// announces nothing so soon.
  fileprivate var hastyDelay: Double? {
    guard hasDetails, case .perform(let token)? = details.activation else { return nil }
    return token.effects.lazy.compactMap { effect in
      guard case .announce(let announcement) = effect, announcement.isHasty else { return nil }
      return announcement.delay
    }.first
  }
}
