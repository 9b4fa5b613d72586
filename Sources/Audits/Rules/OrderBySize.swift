internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let orderBySize = Audit.Rule(
    "order-by-size",
    "The order is another one at a large text size.",
    because:
      "What is stacked at large sizes keeps the order of its information (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["1.3.2"], clauses: ["11.1.3.2.1"],
    firing: [
      "views: [{ hstack: [{ vstack: [{ text: Nick }, { text: We met at the old bridge }] }, { text: Yesterday }] }]"
    ],
    passing: ["views: [{ vstack: [{ text: Nick }, { text: We met at the old bridge }, { text: Yesterday }] }]"],
    .settings { run in
      guard run.key == .dynamicType, let (first, second) = run.turned else { return [] }
      return [
        Audit.Remark(
          message: "\(second.element.quotedName) is read before \(first.element.quotedName)", stop: first,
          severity: run.before.stops.first?.element.id == run.after.stops.first?.element.id ? .note : nil,
          hints: ["group what belongs together, so that the primary text comes first"])
      ]
    })
}
