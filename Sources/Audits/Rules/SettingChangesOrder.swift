internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let settingChangesOrder = Audit.Rule(
    "setting-changes-order",
    "The order is another one under something that a person has set.",
    because: "Whoever knows the screen finds it turned round (Human Interface Guidelines, “Accessibility”).",
    severity: .note, criteria: ["1.3.2"], clauses: ["11.1.3.2.1"],
    firing: [
      "views: [{ text: Oslo, if: not settings.boldText }, { text: Rome, identifier: r }, { text: Nice, sortPriority: \"${if settings.boldText then 1 else 0}\" }]"
    ],
    passing: ["views: [{ text: Oslo }, { text: Rome }]"],
    .settings { run in
      guard run.key != .dynamicType, let (first, second) = run.turned else { return [] }
      return [
        Audit.Remark(
          message: "\(second.element.quotedName) is read before \(first.element.quotedName)", stop: first,
          hints: ["group what belongs together, or give it a \(code: "sortPriority")"])
      ]
    })
}
