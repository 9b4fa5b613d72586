internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let orderOverlap = Audit.Rule(
    "order-overlap",
    "Two stops lie over each other, and are read by their layers alone.",
    because: "What is in front may be meant to be read first (cvs-health, zstack order).",
    severity: .note, confidence: .guess, criteria: ["1.3.2"], clauses: ["11.1.3.2.1"],
    offBecause: "On captures of apps the order was right wherever two frames shared a part.",
    firing: [
      "views: [{ zstack: [{ text: Poster of the film, frame: [16, 100, 300, 200] }, { button: Play, frame: [20, 110, 280, 180] }] }]"
    ],
    passing: [
      "views: [{ vstack: [{ text: Poster of the film }, { button: Play }] }]",
      "views: [{ zstack: [{ image: a, label: Mail, frame: [16, 100, 60, 60] }, { text: '3', frame: [60, 96, 20, 20] }] }]",
    ],
    .stops { stop in
      guard let before = stop.preceding, let frame = stop.element.frame, let last = before.element.frame,
        stop.element.isFrameGiven, before.element.isFrameGiven
      else { return nil }
      let shared = frame.intersection(last)
      let smaller = min(frame.width * frame.height, last.width * last.height)
      guard shared.width * shared.height > smaller / 2, !before.isPictureOfAll, smaller > 2000 else { return nil }
      return Audit.Remark(
        message: "\(stop.element.quotedName) lies on \(before.element.quotedName), and is read after it",
        hints: ["give one of them a \(code: "sortPriority"), or hide what lies behind"])
    })
}

extension Audit.Stop {
  /// Whether the stop is a picture that fills most of the screen.
  fileprivate var isPictureOfAll: Bool {
    guard element.traits.contains(.image), let frame = element.frame else { return false }
    return frame.width > 300 && frame.height > 400
  }
}
