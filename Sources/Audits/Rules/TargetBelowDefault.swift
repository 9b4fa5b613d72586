internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let targetBelowDefault = Audit.Rule(
    "target-below-default",
    "A control is smaller than the platform's default.",
    because: "The Human Interface Guidelines have 44 by 44 points as the default on iOS.",
    severity: .note, confidence: .likely, criteria: ["2.5.5"],
    firing: ["views: [{ button: Close, frame: [300, 60, 32, 32] }]"],
    passing: [
      "views: [{ button: Close, frame: [300, 60, 44, 44] }]", "views: [{ button: Close, frame: [300, 60, 12, 12] }]",
    ],
    .stops { stop in
      guard let target = stop.target, target.isBelow(target.size.standard), !target.isBelow(target.size.least) else {
        return nil
      }
      // A row as wide as the screen is hit by its width.
      guard target.frame.width < 300 || target.frame.height < 40 else { return nil }
      return Audit.Remark(
        message: "\(stop.element.quotedName) is \(target.words) points; the default is \(target.standardWords)",
        margin: target.isGiven ? nil : TargetSize.margin,
        hints: ["make its \(code: "frame") larger, or give it \(code: "padding") inside"])
    })
}
