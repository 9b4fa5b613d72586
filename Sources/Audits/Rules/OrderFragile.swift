internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let orderFragile = Audit.Rule(
    "order-fragile",
    "The order of two elements hangs on a few points of an estimated layout.",
    because: """
      VoiceOver reads row by row. Where two elements are nearly as far apart as rows must be, a small difference between \
      the estimate and the device turns their order round (AccessibilitySnapshot's parser).
      """,
    severity: .note, confidence: .likely, criteria: ["1.3.2"], clauses: ["11.1.3.2.1"], formerNames: ["unsure-order"],
    // A large title is 41 points high, body text 20⅓: in the middle of the row it begins 10⅓ points lower.
    firing: [
      "platform: iOS 18\nviews: [{ hstack: [{ text: Small }, { text: Large, font: largeTitle }] }]",
      // Rows are eight points apart on a phone.
      "platform: iOS 18\nviews: [{ text: A, frame: [200, 100, 50, 20] }, { text: B, frame: [16, 107.5, 50, 20] }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: One }, { text: Two }] }]",
      "platform: iOS 18\nviews: [{ text: A, frame: [200, 100, 50, 20] }, { text: B, frame: [16, 130, 50, 20] }]",
    ],
    .all { subject in
      subject.orders.map { doubt in
        let (first, second) = (doubt.first.quotedName, doubt.second.quotedName)
        let margin = (doubt.margin * 10).rounded() / 10
        let amount = "\(Value.text(of: margin)) \(margin == 1 ? "point" : "points")"
        let points = amount + (doubt.areFramesGiven ? "" : " of an estimated layout")
        var notes = [Diagnostic.Note("\(second) stands here", at: doubt.second.id.origin.known)]
        if doubt.cause == .staircase {
          notes.append(Diagnostic.Note("they are steps of a staircase, in which no order is right for all"))
        }
        return Audit.Remark(
          message: "\(first) is read before \(second), but only \(points) \(margin == 1 ? "decides" : "decide") it",
          place: doubt.first.id.origin, margin: margin, notes: notes,
          hints: [
            doubt.areFramesGiven
              ? "put them further apart, or give one of them a \(code: "sortPriority")"
              : "give both a \(code: "frame"), or one of them a \(code: "sortPriority")"
          ])
      }
    })
}
