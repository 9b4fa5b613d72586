internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let disabledUnsaid = Audit.Rule(
    "disabled-unsaid",
    "A control looks as if it could not be used, and does not say so.",
    because: "“Pay, button” is heard, and a double tap does nothing (about 15 of 330 public threads).",
    severity: .error, confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: ["views: [{ button: Pay, opacity: 0.4 }]"],
    passing: [
      "views: [{ button: Pay, disabled: true }]", "views: [{ button: Pay, opacity: 0.4, action: back }]",
      "views: [{ button: Pay }]",
    ],
    .stops { stop in
      guard stop.element.kind.isControl, !stop.element.traits.contains(.notEnabled), let piece = stop.piece,
        piece.opacity > 0, piece.opacity < 0.6, !stop.hasEffect,
        stop.element.kind == .button || stop.element.kind == .link
      else { return nil }
      return Audit.Remark(
        message: "\(stop.element.quotedName) looks as if it could not be used, and does nothing",
        hints: ["say it by \(code: "disabled: true")"])
    })
}
