internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let targetsOverlap = Audit.Rule(
    "targets-overlap",
    "Two controls lie over each other.",
    because: "A finger on both hits one of them, and nobody knows which (Deque, CollidingControls).",
    severity: .error, confidence: .likely, criteria: ["2.5.8"],
    firing: ["views: [{ button: Like, frame: [16, 100, 44, 44] }, { button: Share, frame: [50, 100, 44, 44] }]"],
    passing: [
      "views: [{ button: Like, frame: [16, 100, 44, 44] }, { button: Share, frame: [72, 100, 44, 44] }]",
      "views: [{ button: Row, frame: [0, 100, 390, 60] }, { button: Info, frame: [330, 108, 44, 44] }]",
    ],
    .screens { screen in
      screen.neighbors(within: 0).compactMap { pair in
        let shared = pair.first.frame.intersection(pair.second.frame)
        let least = pair.areGiven ? 1.0 : 8.0
        guard shared.width > least, shared.height > least, !pair.first.frame.covers(pair.second.frame),
          !pair.second.frame.covers(pair.first.frame)
        else { return nil }
        return Audit.Remark(
          message: "\(pair.names) overlap by \(shared.points) points", stop: pair.second.stop,
          severity: pair.areGiven ? nil : .warning, margin: pair.areGiven ? nil : TargetSize.margin,
          notes: [pair.note], hints: ["put \(code: "spacing") between them"])
      }
    })
}
