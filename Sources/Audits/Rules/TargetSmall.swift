internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let targetSmall = Audit.Rule(
    "target-small",
    "A control is smaller than fingers can hit for certain.",
    because: "The Human Interface Guidelines ask for 28 by 28 points at the least on iOS, WCAG 2.2 for 24 by 24.",
    severity: .error, confidence: .likely, criteria: ["2.5.8", "2.5.5"],
    firing: [
      "views: [{ button: Close, frame: [300, 60, 12, 12] }]",
      "views: [{ button: { symbol: xmark }, frame: { width: 16, height: 16 } }]",
    ],
    passing: [
      "views: [{ button: Close, frame: [300, 60, 44, 44] }]", "views: [{ button: Close }]",
      "views: [{ toggle: A, isOn: true }]",
      "views: [{ text: Close, frame: [300, 60, 12, 12] }]",
    ],
    .stops { stop in
      guard let target = stop.target, target.isBelow(target.size.least) else { return nil }
      return Audit.Remark(
        message: "\(stop.element.quotedName) is \(target.words) points; the least is \(target.leastWords)",
        severity: target.isGiven ? nil : .warning, margin: target.isGiven ? nil : TargetSize.margin,
        hints: ["make its \(code: "frame") larger, or give it \(code: "padding") inside"])
    })
}
