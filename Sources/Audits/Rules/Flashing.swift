internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let flashing = Audit.Rule(
    "flashing",
    "Something flashes more than three times a second.",
    because: "It can cause seizures (WCAG 2.2, 2.3.1).",
    severity: .error, criteria: ["2.3.1"], clauses: ["11.2.3.1"],
    firing: ["views: [{ rectangle: , flashes: 5 }]"],
    passing: ["views: [{ rectangle: , flashes: 2 }]"],
    .views { written in
      guard let flashes = written.view.flashes, flashes > 3 else { return [] }
      return [
        Audit.Remark(
          message: "it flashes \(Value.text(of: flashes)) times a second",
          hints: ["flash no more than three times a second"])
      ]
    })
}
