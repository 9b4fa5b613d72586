internal import Diagnostics
internal import Interface
internal import OrderedCollections

extension Audit.Rule {
  static let taskCostly = Audit.Rule(
    "task-costly",
    "A task of a flow takes many gestures, or long to listen to.",
    because: "What sighted people do with a tap or two takes others all that lies before it (WWDC24-10073).",
    severity: .note, confidence: .guess, criteria: ["2.4.3"], clauses: ["11.2.4.3"],
    firing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b, c, d] }\nviews: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }, { button: Pay, action: back }]\nflows: { Shop: [{ task: Pay, steps: [{ next: 32 }, activate] }] }"
    ],
    passing: [
      "views: [{ text: Fee }, { button: Pay, action: back }]\nflows: { Shop: [{ task: Pay, steps: [next, activate] }] }"
    ],
    .all { subject in
      guard let scenario = subject.scenario else { return [] }
      return subject.costs.compactMap { cost in
        guard cost.gestures > 30 || cost.seconds > 90,
          let origin = scenario.flow(named: cost.flow)?.origin(ofTask: cost.task)
        else { return nil }
        return Audit.Remark(
          message:
            "\((cost.task ?? cost.flow).quoted) takes \(cost.gestures) gestures and about \(Int(cost.seconds)) seconds",
          place: origin, hints: ["shorten the way: headings, groups, custom actions, or a magic tap"])
      }
    })
}

extension Flow {
  /// Where a task begins.
  fileprivate func origin(ofTask name: String?) -> SourcePlace? {
    tasks.first { $0.name == name }?.steps.first?.origin ?? origin
  }
}
