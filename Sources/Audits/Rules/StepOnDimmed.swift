internal import Diagnostics
internal import Interface
internal import VoiceOver

extension Audit.Rule {
  static let stepOnDimmed = Audit.Rule(
    "step-on-dimmed",
    "A flow activates what is dimmed, and nothing after it says that this is meant.",
    because: """
      A double tap on “Send, dimmed, button” does nothing, and the steps after it go on as if something had been sent. A \
      step 'hear' right after it tells that nothing was to happen.
      """,
    firing: [
      "views: [{ button: Send, enabled: false, action: back }]\nflows: { Send it: [activate, next] }",
      "views: [{ text: A }, { button: Send, enabled: false }]\nflows: { Send it: [{ focus: Send }, activate] }",
    ],
    passing: [
      "views: [{ button: Send, action: back }]\nflows: { Send it: [activate, next] }",
      "views: [{ button: Send, enabled: false, action: { announce: Sent } }]\nflows: { Send it: [activate, { hear: { not: Sent } }] }",
    ],
    .all { subject in
      subject.dimmedTaps.map { tap in
        Audit.Remark(
          message: "\(tap.element.quotedName) is dimmed, and this step does nothing", place: tap.place,
          hints: ["do first what makes it usable, or say after it by 'hear' that nothing is to happen"])
      }
    })
}
