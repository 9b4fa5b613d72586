internal import Diagnostics
internal import Elements
internal import Utterances

extension Audit.Rule {
  static let settingLosesControl = Audit.Rule(
    "setting-loses-control",
    "A control is gone, or a flow can not be finished, under something that a person has set.",
    because: "A setting changes how something is done, and takes nothing away (Human Interface Guidelines, B1).",
    severity: .error, criteria: ["1.4.4"], clauses: ["11.6.2", "11.7"],
    firing: ["views: [{ text: Fee }, { button: Pay, if: not settings.reduceMotion }]"],
    passing: ["views: [{ text: Fee }, { button: Pay }]"],
    .settings { run in
      guard !run.isOfTechnology else { return [] }
      return run.lostControls.map { stop in
        Audit.Remark(
          message: "\(stop.element.quotedName) is not there", stop: stop, hints: ["take nothing away by a setting"])
      }
        + run.problems.map { problem in
          Audit.Remark(
            message: "a flow can not be finished: \(problem.message)", place: problem.origin,
            hints: ["let every task be done under every setting"])
        }
    })
}
