internal import Diagnostics
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let announcementCut = Audit.Rule(
    "announcement-cut",
    "An announcement is cut off by the next one.",
    because: "Only “Uploading” is heard of “Uploading three of five pictures” (material-components-ios 7625).",
    confidence: .likely, criteria: ["4.1.3"], clauses: ["11.4.1.3.1"],
    firing: [
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.8 } }, { announce: { text: Done, delay: 1.2 } }] }]"
    ],
    passing: [
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.8 } }, { announce: { text: Done, delay: 1.2, queue: true } }] }]",
      "views: [{ button: Send, action: [{ announce: { text: Uploading, delay: 0.8 } }, { announce: { text: Done, delay: 4 } }] }]",
    ],
    .views { written in
      written.view.writtenActions.compactMap { action in
        let announcements = action.effects.compactMap { effect in
          if case .announce(let announcement) = effect { announcement } else { nil }
        }
        let cut = zip(announcements, announcements.dropFirst()).first { first, second in
          let seconds = SpeakingTime.seconds(of: first.text.constant ?? "")
          // One of high priority is meant to cut.
          return !second.isQueued && second.priority == .default && second.delay - first.delay < 0.8 * seconds
        }
        guard let (first, second) = cut, let text = first.text.constant else { return nil }
        return Audit.Remark(
          message: "\(text.quoted) is cut off by \((second.text.constant ?? "the next").quoted)",
          hints: ["add \(code: "queue: true") to the second, or announce once at the end"])
      }
    })
}
